import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkdownTexte } from './markdown-texte.tsx';

it('shows markup written in a text as text: a script does nothing', () => {
  const texte =
    '<script>alert(1)</script>\n\n- <img src=x onerror=alert(1)>\n\n[ici](javascript:alert(1))';
  const html = renderToStaticMarkup(<MarkdownTexte texte={texte} />);
  expect(html).not.toMatch(/<(?:script|img|a)\b/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

it('writes headings, lists and strong words as such', () => {
  const html = renderToStaticMarkup(<MarkdownTexte texte={'## Délai\n\n- **48 h** au plus'} />);
  expect(html).toMatch(
    /<h2[^>]*>Délai<\/h2><ul[^>]*><li[^>]*><strong>48 h<\/strong> au plus<\/li>/,
  );
});
