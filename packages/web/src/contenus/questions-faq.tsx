import { Link2 } from 'lucide-react';
import type { QuestionFrequente } from '@comptoir/contract/contenus/faq.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../page/lien.tsx';
import { Accordion } from '../ui/section/accordion.tsx';
import { MarkdownTexte } from '../ui/section/markdown-texte.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { Utile } from './utile.tsx';

interface QuestionsFaqProps {
  questions: readonly QuestionFrequente[];
  niveau: 3;
  /** Few enough to be read at once. */
  ouvertes?: boolean;
}

/** Questions that open in place, each with the address of its own page. */
export function QuestionsFaq({ questions, niveau, ouvertes = false }: QuestionsFaqProps) {
  const t = useTexts('contenus');
  const locale = useLocale();
  const lien = t('faq.lien');
  return questions.map((each) => (
    <Accordion key={each.id} summary={each.question} open={ouvertes}>
      <MarkdownTexte texte={each.reponse} niveau={niveau} />
      <Lien
        href={liens.faqQuestion(locale, each)}
        aria-label={`${lien} : ${each.question}`}
        className="mt-2 inline-flex min-h-6 items-center gap-2 type-meta text-text-2 hover:text-text hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
      >
        <Link2 size={16} aria-hidden />
        {lien}
      </Lien>
      <Utile genre="question" id={each.id} />
    </Accordion>
  ));
}
