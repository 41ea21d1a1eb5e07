/** What is bought regularly and should be needed by now, to be ordered where it stands. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Habitude } from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import {
  AjoutPanier,
  ImageArticle,
  lienArticle,
  NomArticle,
  PrixArticle,
  ReferenceRangee,
} from '../articles/articles.public.ts';
import { AjoutDues, habitudesQuery } from '../habitudes-achats/habitudes-dues.public.tsx';
import { SectionCompte } from '../mon-compte/section-compte.public.tsx';
import { Lien } from '../page/lien.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { GRILLE, RECOMMANDEES, ReserveARecommander } from './reserve-a-recommander.tsx';

export default function ARecommander({ nombre }: { nombre: number }) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(habitudesQuery(context, { etat: ['due'] }));
  if (!data) return <ReserveARecommander nombre={nombre} />;
  const { habitudes, jour, etats } = data;
  const autres = etats.due - Math.min(RECOMMANDEES, habitudes.length);
  const href = liens.habitudesAchats(locale, { query: { etat: 'due' } });
  if (habitudes.length === 0) return null;
  return (
    <SectionCompte
      titre={t('aRecommander.titre')}
      fin={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full">
          <Lien href={href} className="type-meta text-link hover:underline">
            {autres > 0
              ? t('aRecommander.autres', { count: autres, nombre: formatNombre(locale, autres) })
              : t('aRecommander.habitudes')}
          </Lien>
          <AjoutDues nombre={etats.due} habitudes={habitudes} />
        </div>
      }
    >
      <ul className={GRILLE}>
        {habitudes.slice(0, RECOMMANDEES).map((habitude) => (
          <Rangee key={habitude.article.id} habitude={habitude} jour={jour} />
        ))}
      </ul>
    </SectionCompte>
  );
}

function Rangee({ habitude, jour }: { habitude: Habitude; jour: string }) {
  const t = useTexts('habitudes-achats');
  const locale = useLocale();
  const { article, quantite, rythmeJours, prochainLe } = habitude;
  return (
    <li className="flex gap-3 py-3 max-sm:not-last:border-b max-sm:not-last:border-line sm:pr-4">
      <ImageArticle image={article.image} slot="rangee" alt="" className="size-10 shrink-0 p-0.5" />
      <div className="min-w-0 flex-1">
        <Lien
          href={lienArticle(locale, article)}
          className="block type-meta font-[620] hover:underline"
        >
          <NomArticle article={article} />
        </Lien>
        <ReferenceRangee article={article} quantite={quantite} />
        <p className="type-caption text-text-2">
          {[
            rythmeJours !== null && t('rythme', { count: rythmeJours }),
            prochainLe !== null && t('du', { jour: jourDit(locale, prochainLe, jour) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <div className="mt-2 flex flex-col gap-2">
          <PrixArticle
            variant="rangee"
            tarif={article.tarif}
            unite={article.unite}
            contenu={article.contenu}
            quantite={quantite}
          />
          <AjoutPanier article={article} variant="rangee" quantite={quantite} />
        </div>
      </div>
    </li>
  );
}
