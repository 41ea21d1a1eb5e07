import type { BlocOf } from '@comptoir/contract/accueil/accueil.contract.ts';
import { jusqua } from '@comptoir/contract/words/jours-dits.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { CarteArticle } from '../../catalogue/carte-article.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Section } from './section.tsx';

interface Props {
  bloc: BlocOf<'offres'> | BlocOf<'ventes'>;
  /** Today, of the same answer. */
  jour: string;
}

/** Articles to be ordered where they stand. */
export function Articles({ bloc, jour }: Props) {
  const t = useTexts('accueil');
  const locale = useLocale();
  const { titre, texte, articles } = bloc;
  const offre = bloc.genre === 'offres' ? bloc : undefined;
  return (
    <Section
      titre={titre}
      texte={texte}
      className="below-fold [--below-fold:730px] sm:[--below-fold:914px] lg:[--below-fold:471px]"
      note={offre?.fin && jusqua(locale, offre.fin, jour)}
      {...(offre && {
        lien: {
          href: liens.offres(locale),
          libelle: t('offres.toutes', { count: offre.nombre }),
        },
      })}
    >
      {/* A phone shows three: the page of the offers has them all. */}
      <ul className="grid border-t max-sm:-mx-4 max-sm:*:nth-[n+4]:hidden sm:grid-cols-3 sm:border-l lg:grid-cols-5">
        {articles.map((article) => (
          <CarteArticle
            key={article.id}
            article={article}
            jour={jour}
            eager={false}
            isComparing={false}
          />
        ))}
      </ul>
    </Section>
  );
}
