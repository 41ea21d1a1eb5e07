/** What a row of the list of habits says, cell by cell. */
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { Habitude } from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import { ImageArticle, lienArticle, PrixArticle } from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { EtatDHabitude } from '../etat-habitude.tsx';

interface Props {
  habitude: Habitude;
}

export function CelluleArticle({ habitude: { article, chantiers, acheteurs } }: Props) {
  const t = useTexts('habitudes-achats');
  const locale = useLocale();
  return (
    <div className="flex items-start gap-3 sm:py-1.5">
      <ImageArticle image={article.image} slot="rangee" alt="" className="size-12 p-1" />
      <div className="min-w-0 flex-1">
        <Lien
          href={lienArticle(locale, article)}
          className="line-clamp-2 type-meta font-[620] hover:underline"
        >
          {article.libelle}
        </Lien>
        <p className="type-caption type-ref text-text-2">{article.reference}</p>
        {(chantiers.length > 0 || acheteurs.length > 0) && (
          <p className="line-clamp-1 type-caption text-text-2">
            {[
              chantiers.length > 0 && t('chantiers', { noms: chantiers.join(', ') }),
              acheteurs.length > 0 && t('acheteurs', { noms: acheteurs.join(', ') }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </div>
    </div>
  );
}

export function CelluleRythme({ habitude: { rythmeJours, nombre, etat } }: Props) {
  const t = useTexts('habitudes-achats');
  return (
    <span className="whitespace-nowrap max-sm:text-right">
      {rythmeJours === null || etat === 'irreguliere'
        ? t('sansRythme')
        : t('rythme', { count: rythmeJours })}
      <span className="block type-caption text-text-2">{t('commandes', { count: nombre })}</span>
    </span>
  );
}

export function CelluleDernier({ habitude }: Props) {
  const locale = useLocale();
  const { dernierLe, dernierPrixHT } = habitude;
  return (
    <span className="max-sm:text-right">
      <time dateTime={dernierLe} className="whitespace-nowrap">
        {formatDate(dernierLe)}
      </time>
      {dernierPrixHT && (
        <span className="block type-caption text-text-2">
          {formatArgent(locale, dernierPrixHT)}
        </span>
      )}
    </span>
  );
}

const MARQUES = { hausse: TrendingUp, baisse: TrendingDown };

export function CellulePrix({ habitude: { article, quantite, evolution } }: Props) {
  const t = useTexts('habitudes-achats');
  const Marque = evolution === 'hausse' || evolution === 'baisse' ? MARQUES[evolution] : undefined;
  return (
    <span className="flex items-center gap-2 max-sm:justify-end">
      <PrixArticle
        variant="rangee"
        tarif={article.tarif}
        unite={article.unite}
        contenu={article.contenu}
        quantite={quantite}
      />
      {Marque && (evolution === 'hausse' || evolution === 'baisse') && (
        <span className="text-text-2" title={t(`evolution.${evolution}`)}>
          <Marque size={16} aria-hidden />
          <span className="sr-only">{t(`evolution.${evolution}`)}</span>
        </span>
      )}
    </span>
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
        <time dateTime={prochainLe} className="type-caption whitespace-nowrap text-text-2">
          {t(isDue ? 'du' : 'prevu', { jour: jourDit(locale, prochainLe, jour) })}
        </time>
      )}
    </span>
  );
}
