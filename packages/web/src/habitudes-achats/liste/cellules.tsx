/** What a row of the list of habits says, cell by cell. */
import { ChevronDown, TrendingDown, TrendingUp } from 'lucide-react';
import type { Habitude } from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import {
  ImageArticle,
  lienArticle,
  NomArticle,
  PrixArticle,
  ReferenceRangee,
} from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { EtatDHabitude } from '../etat-habitude.tsx';

interface Props {
  habitude: Habitude;
}

export function CelluleArticle({ habitude, quantite }: Props & { quantite: number }) {
  const locale = useLocale();
  const { article } = habitude;
  return (
    <div className="flex items-start gap-3 sm:py-1.5 sm:max-2xl:gap-2">
      <ImageArticle
        image={article.image}
        slot="rangee"
        alt=""
        className="size-12 p-1 sm:max-2xl:size-9 sm:max-2xl:p-0.5"
      />
      <div className="min-w-0 flex-1">
        <Lien
          href={lienArticle(locale, article)}
          className="block type-meta font-[620] hover:underline"
        >
          <NomArticle article={article} />
        </Lien>
        <ReferenceRangee article={article} quantite={quantite} />
        <Usage habitude={habitude} />
      </div>
    </div>
  );
}

/** Where it is used and who buys it: one name is said, of several how many, and which on demand. */
function Usage({ habitude: { chantiers, acheteurs } }: Props) {
  const t = useTexts('habitudes-achats');
  const dire = (noms: readonly string[], plusieurs: string) =>
    noms.length > 1 ? plusieurs : (noms[0] ?? '');
  const resume = [
    dire(chantiers, t('usage.chantiers', { count: chantiers.length })),
    dire(acheteurs, t('usage.acheteurs', { count: acheteurs.length })),
  ]
    .filter(Boolean)
    // A narrow column breaks it between the two.
    .map((un) => un.replaceAll(' ', '\u00a0'))
    .join(' · ');
  if (chantiers.length < 2 && acheteurs.length < 2) {
    return resume && <p className="type-caption text-text-2">{resume}</p>;
  }
  return (
    <details className="group type-caption text-text-2">
      <summary className="inline-block list-none rounded-control py-1 hover:text-link max-sm:-my-2 max-sm:py-3.5 pointer-coarse:-my-2 pointer-coarse:py-3.5 [&::-webkit-details-marker]:hidden">
        {resume}
        {/* Never alone on a line. */}
        {'\u2060'}
        <ChevronDown size={16} aria-hidden className="ms-1 inline group-open:rotate-180" />
      </summary>
      {chantiers.length > 0 && <p>{t('chantiers', { noms: chantiers.join(', ') })}</p>}
      {acheteurs.length > 0 && <p>{t('acheteurs', { noms: acheteurs.join(', ') })}</p>}
    </details>
  );
}

export function CelluleRythme({ habitude: { rythmeJours, nombre, etat } }: Props) {
  const t = useTexts('habitudes-achats');
  return (
    <span className="max-sm:text-right">
      {rythmeJours === null || etat === 'irreguliere'
        ? t('sansRythme')
        : // In two lines where it must be, with the number beside what it counts.
          t('rythme', { count: rythmeJours }).replace(/(\d) /, '$1\u00a0')}
      <span className="block type-caption whitespace-nowrap text-text-2">
        {t('commandes', { count: nombre })}
      </span>
    </span>
  );
}

export function CelluleDernier({ habitude }: Props) {
  const locale = useLocale();
  const { dernierLe, dernierPrixHT, evolution } = habitude;
  return (
    <span className="max-sm:text-right">
      <time dateTime={dernierLe} className="whitespace-nowrap">
        {formatDate(dernierLe)}
      </time>
      {dernierPrixHT && (
        <span className="flex items-center gap-1 type-caption whitespace-nowrap text-text-2 max-sm:justify-end">
          {formatArgent(locale, dernierPrixHT)}
          <Evolution sens={evolution} />
        </span>
      )}
    </span>
  );
}

const MARQUES = { hausse: TrendingUp, baisse: TrendingDown };

/** Which way the price went since it was paid. */
function Evolution({ sens }: { sens: Habitude['evolution'] }) {
  const t = useTexts('habitudes-achats');
  if (sens !== 'hausse' && sens !== 'baisse') return null;
  const Marque = MARQUES[sens];
  return (
    <span title={t(`evolution.${sens}`)}>
      <Marque size={16} aria-hidden />
      <span className="sr-only">{t(`evolution.${sens}`)}</span>
    </span>
  );
}

export function CellulePrix({ habitude: { article, quantite } }: Props) {
  const { tarif, unite, contenu } = article;
  return (
    <div className="max-sm:flex max-sm:justify-end">
      <PrixArticle variant="rangee" {...{ tarif, unite, contenu, quantite }} />
    </div>
  );
}

export function CelluleEtat({ habitude: { etat, prochainLe }, jour }: Props & { jour: string }) {
  const t = useTexts('habitudes-achats');
  const locale = useLocale();
  const isDue = etat === 'due';
  return (
    <span className="flex flex-col gap-1 max-sm:items-end">
      <span>
        <EtatDHabitude etat={etat} />
      </span>
      {prochainLe && etat !== 'arretee' && (
        <time dateTime={prochainLe} className="type-caption text-text-2">
          {t(isDue ? 'du' : 'prevu', { jour: jourDit(locale, prochainLe, jour) })}
        </time>
      )}
    </span>
  );
}
