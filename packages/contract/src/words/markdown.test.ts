import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown, plainText, type Block, type Inline } from './markdown.ts';

function linksOf(content: readonly Inline[]): string[] {
  return content.flatMap((part) => {
    if (typeof part === 'string') return [];
    return part.type === 'link' ? [part.href] : linksOf(part.content);
  });
}

function inlinesOf(block: Block): Inline[] {
  if (block.type === 'table') return [...block.head, ...block.rows.flat()].flat();
  return block.type === 'list' ? block.items.flat() : block.content;
}

describe('parseMarkdown', () => {
  it('reads paragraphs, joined lines and lists', () => {
    const text =
      'Envoyez votre liste :\nnous optimisons.\n\n- Mélaminé\n- MDF\n\n1. Coupe\n2. Chant';
    expect(parseMarkdown(text)).toEqual([
      { type: 'paragraph', content: ['Envoyez votre liste : nous optimisons.'] },
      { type: 'list', ordered: false, items: [['Mélaminé'], ['MDF']] },
      { type: 'list', ordered: true, items: [['Coupe'], ['Chant']] },
    ]);
  });

  it('puts the highest heading right below the title of the page', () => {
    const levels = parseMarkdown('### Délais\n\nDemain.\n\n#### Urgences').flatMap((block) =>
      block.type === 'heading' ? block.level : [],
    );
    expect(levels).toEqual([2, 3]);
  });

  it('reads tables, each with its head, until a blank line', () => {
    const text = '| Poids | Prix |\n| --- | ---: |\n| 2 kg | **6,90 €** |\n\n| Zone |\n| 1 |';
    expect(parseMarkdown(text)).toEqual([
      {
        type: 'table',
        head: [['Poids'], ['Prix']],
        rows: [[['2 kg'], [{ type: 'strong', content: ['6,90 €'] }]]],
      },
      { type: 'table', head: [['Zone']], rows: [[['1']]] },
    ]);
  });

  it('gives every heading an anchor of its own', () => {
    const anchors = parseMarkdown('## Délais\n\n## Délais\n\n## *Prix* et port').flatMap((block) =>
      block.type === 'heading' ? block.anchor : [],
    );
    expect(anchors).toEqual(['delais', 'delais-2', 'prix-et-port']);
  });

  it('reads strong and emphasised words and links', () => {
    expect(parseMarkdown('Un **trait** de *4 mm*, **[en savoir plus](/faq)**.')).toEqual([
      {
        type: 'paragraph',
        content: [
          'Un ',
          { type: 'strong', content: ['trait'] },
          ' de ',
          { type: 'emphasis', content: ['4 mm'] },
          ', ',
          {
            type: 'strong',
            content: [{ type: 'link', href: '/faq', content: ['en savoir plus'] }],
          },
          '.',
        ],
      },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert`1`',
    'data:text/html,<script>',
    '//ailleurs.test',
    '/\\ailleurs.test',
    'vbscript:x',
  ])('leaves a link to %s as text', (href) => {
    const [block] = parseMarkdown(`[ici](${href})`);
    expect(block && linksOf(inlinesOf(block))).toEqual([]);
  });

  it('never loses a word nor links anywhere unsafe, whatever is written', () => {
    const signs = fc.constantFrom(
      '*',
      '**',
      '[',
      ']',
      '(',
      ')',
      '# ',
      '- ',
      '|',
      '\n',
      ' ',
      'a',
      '<b>',
      '/x',
      'javascript:',
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        const blocks = parseMarkdown(text);
        const said = blocks.map((block) => plainText(inlinesOf(block))).join('');
        expect(said.match(/a/g)?.length ?? 0).toBe(
          text.replace(/\[([^[\]]+)\]\(\/(?![/\\])[^()\s]*\)/g, '$1').match(/a/g)?.length ?? 0,
        );
        for (const href of blocks.flatMap((block) => linksOf(inlinesOf(block))))
          expect(href).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});
