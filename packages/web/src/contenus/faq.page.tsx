import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { chercherFaq } from '@comptoir/contract/contenus/chercher-faq.ts';
import type { QuestionFrequente, ThemeFaq } from '@comptoir/contract/contenus/faq.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { Lien } from '../page/lien.tsx';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { announce } from '../ui/notice/announce.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { TextInput } from '../ui/field/text-input.tsx';
import { useDebounce } from '../ui/use-debounce.ts';
import { useTexts } from '../words/use-texts.ts';
import { BesoinAide } from './besoin-aide.tsx';
import { faqQuery } from './contenus.queries.ts';
import { faqData } from './faq-data.ts';
import { QuestionsFaq } from './questions-faq.tsx';

const ANNONCE_MS = 500;

export async function loader(context: PageContext): Promise<PageMeta> {
  context.tag('contenus');
  const { questions } = (await context.queryClient.ensureQueryData(faqQuery(context))) ?? {
    questions: [],
  };
  const chemin = liens.faq('fr');
  return {
    chemins: { fr: chemin, en: chemin, es: chemin },
    ...(questions.length > 0 && { donneesStructurees: [faqData(questions)] }),
  };
}

export default function FaqPage() {
  const t = useTexts('contenus');
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const { data } = useQuery(faqQuery(context));
  // Without script the field is a form: what it sends is what the server filters by.
  const { q }: Record<string, unknown> = useSearch({ strict: false });
  const [saisie, setSaisie] = useState(typeof q === 'string' ? q : '');
  const annonce = useDebounce(announce, ANNONCE_MS);
  const toutes = data?.questions ?? [];
  const trouvees = chercherFaq(toutes, saisie);
  const filtrer = (mots: string) => {
    setSaisie(mots);
    annonce.schedule(t('faq.trouvees', { count: chercherFaq(toutes, mots).length }));
  };
  const isCherchee = saisie.trim() !== '';
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb />
      <h1 className="type-h1 sm:mt-4">{t('pages.faq.titre')}</h1>
      <p className="mt-2 max-w-170 type-body text-pretty text-text-2">{t('faq.intro')}</p>
      <form
        role="search"
        action={liens.faq(locale)}
        onSubmit={(event) => event.preventDefault()}
        className="mt-6 max-w-170"
      >
        <TextInput
          type="search"
          name="q"
          label={t('faq.chercher')}
          icon={Search}
          size="lg"
          value={saisie}
          onChange={(event) => filtrer(event.currentTarget.value)}
          placeholder={t('faq.exemple')}
          autoComplete="off"
        />
      </form>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div className="min-w-0">
          {isCherchee ? (
            <Resultats saisie={saisie} trouvees={trouvees} onEffacer={() => filtrer('')} />
          ) : (
            <ParTheme themes={data?.themes ?? []} questions={toutes} />
          )}
        </div>
        <aside className="flex flex-col gap-8 self-start lg:sticky lg:top-20">
          {!isCherchee && <Themes themes={data?.themes ?? []} />}
          <BesoinAide />
        </aside>
      </div>
    </div>
  );
}

function Themes({ themes }: { themes: readonly ThemeFaq[] }) {
  const t = useTexts('contenus');
  return (
    <nav aria-label={t('faq.themes')} className="max-lg:hidden">
      <p className="type-name">{t('faq.themes')}</p>
      <ul className="mt-2 border-l border-line">
        {themes.map(({ code, libelle }) => (
          <li key={code}>
            <a
              href={`#${code}`}
              className="-ml-px flex min-h-8 items-center border-l-2 border-transparent pl-4 type-meta text-text-2 hover:border-link hover:text-text"
            >
              {libelle}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ParThemeProps {
  themes: readonly ThemeFaq[];
  questions: readonly QuestionFrequente[];
}

function ParTheme({ themes, questions }: ParThemeProps) {
  return themes.map(({ code, libelle }) => (
    <section key={code} aria-labelledby={code} className="mb-10">
      <h2 id={code} className="mb-2 scroll-mt-20 border-b-2 border-text pb-2 type-h2">
        {libelle}
      </h2>
      <QuestionsFaq questions={questions.filter(({ theme }) => theme === code)} niveau={3} />
    </section>
  ));
}

interface ResultatsProps {
  saisie: string;
  trouvees: readonly QuestionFrequente[];
  onEffacer: () => void;
}

function Resultats({ saisie, trouvees, onEffacer }: ResultatsProps) {
  const t = useTexts('contenus');
  const { locale } = useRouteContext({ from: '__root__' });
  if (trouvees.length === 0) {
    return (
      <EmptyState
        title={t('faq.aucune', { saisie: saisie.trim() })}
        actions={
          <>
            <Lien href={liens.contact(locale)} className={buttonClass({ kind: 'solid' })}>
              {t('aide.contact')}
            </Lien>
            <Lien
              href={liens.faq(locale)}
              onClick={onEffacer}
              className={buttonClass({ kind: 'outline' })}
            >
              {t('faq.toutes')}
            </Lien>
          </>
        }
      >
        {t('faq.aucuneAide')}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="resultats">
      <h2 id="resultats" className="mb-2 border-b-2 border-text pb-2 type-h2">
        {t('faq.trouvees', { count: trouvees.length })}
      </h2>
      <QuestionsFaq questions={trouvees} niveau={3} ouvertes={trouvees.length <= 3} />
    </section>
  );
}
