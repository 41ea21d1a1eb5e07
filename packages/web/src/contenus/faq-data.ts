import type { QuestionFrequente } from '@comptoir/contract/contenus/faq.contract.ts';
import { parseMarkdown, plainText, type Block } from '@comptoir/contract/words/markdown.ts';

/** Questions and answers as search engines read them. */
export function faqData(questions: readonly QuestionFrequente[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, reponse }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: texteOf(reponse) },
    })),
  };
}

/** The words of a text, without what shows them. */
function texteOf(texte: string): string {
  return parseMarkdown(texte).flatMap(lignesOf).join(' ');
}

function lignesOf(block: Block): string[] {
  if (block.type === 'list') return block.items.map(plainText);
  if (block.type === 'table') return block.rows.map((row) => row.map(plainText).join(' '));
  return [plainText(block.content)];
}
