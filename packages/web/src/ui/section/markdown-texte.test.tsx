import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTexts } from '../../words/texts.ts';
import { TextsProvider } from '../../words/use-texts.ts';
import { MarkdownTexte } from './markdown-texte.tsx';

function htmlOf(texte: string, props: { niveau?: 3; ancres?: true } = {}): string {
  return renderToStaticMarkup(
    <TextsProvider value={createTexts(() => ({})).of('fr')}>
      <MarkdownTexte texte={texte} {...props} />
    </TextsProvider>,
  );
}

it('shows markup written in a text as text: a script does nothing', () => {
  const html = htmlOf(
    '<script>alert(1)</script>\n\n- <img src=x onerror=alert(1)>\n\n| <a href="javascript:alert(1)"> |\n\n[ici](javascript:alert(1))',
  );
  expect(html).not.toMatch(/<(?:script|img|a)\b/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

it('writes headings, lists and strong words as such', () => {
  expect(htmlOf('## Délai\n\n- **48 h** au plus')).toMatch(
    /<h2[^>]*>Délai<\/h2><ul[^>]*><li[^>]*><strong>48 h<\/strong> au plus<\/li>/,
  );
});

it('leaves the words of a link to a page that is still to come', () => {
  expect(htmlOf('Voir [le punch-out](/punchout).')).toContain('Voir le punch-out.');
});

it('stands one level lower and can be linked to where it is asked to', () => {
  expect(htmlOf('## Délai', { niveau: 3, ancres: true })).toMatch(
    /<h3 id="delai"[^>]*>Délai<\/h3>/,
  );
});

it('names rows and columns of a table, and puts figures to the right', () => {
  const html = htmlOf('| Poids | Prix |\n| --- | --- |\n| 2 kg | 6,90 € |');
  expect(html).toMatch(/<th scope="col"[^>]*text-right[^>]*>Prix<\/th>/);
  expect(html).toMatch(/<th scope="row"[^>]*>2 kg<\/th><td[^>]*text-right[^>]*>6,90 €<\/td>/);
});
