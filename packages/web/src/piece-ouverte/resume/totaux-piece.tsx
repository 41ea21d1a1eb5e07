/** What each chantier comes to, then what is added to it and taken off, down to what is paid. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import {
  isZeroMontant,
  negateMontant,
  subtractMontants,
  sumMontants,
  type Montant,
} from '@comptoir/contract/argent.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import { enOrdre } from '@comptoir/contract/panier/ordre-chantiers.ts';
import { usePage } from '../../page/page-context.ts';
import { useLocale, useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { nomChantier } from './nom-chantier.ts';

interface Props {
  chantiers: readonly Chantier[];
  tarif: TarifPanier;
  /** What carriage is made of; '' before it is known. */
  portLibelle: string;
}

export function TotauxPiece({ chantiers, tarif, portLibelle }: Props) {
  const t = useTexts('piece-ouverte');
  const locale = useLocale();
  const isTtc = usePage().session.preferences?.prix === 'ttc';
  const argent = (montant: Montant) => formatArgent(locale, montant);
  const { promotions, ecoParticipation, port, netHT, tva, ttc, devise } = tarif;
  const taxes = sumMontants(
    tva.map(({ montant }) => montant),
    devise,
  );
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {enOrdre(chantiers).map((chantier) => (
          <li key={chantier.id} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <span className="block truncate type-label">{nomChantier(t, chantier)}</span>
              <span className="block type-caption text-text-2">{contenuOf(t, chantier)}</span>
            </span>
            <span className="whitespace-nowrap">{argent(montantOf(chantier, tarif))}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-3 flex flex-col gap-1.5">
        {promotions
          .filter(({ montant }) => !isZeroMontant(montant))
          .map(({ id, libelle, montant }) => (
            <Rang key={id} libelle={libelle} className="text-ok">
              {argent(negateMontant(montant))}
            </Rang>
          ))}
        {!isZeroMontant(ecoParticipation) && (
          <Rang libelle={t('resume.eco')}>{argent(ecoParticipation)}</Rang>
        )}
        <Rang libelle={libelleDuPort(t, port, portLibelle)}>
          {port === null
            ? t('port.aChoisir')
            : isZeroMontant(port)
              ? t('port.offert')
              : argent(port)}
        </Rang>
        <div className="flex items-baseline justify-between gap-3">
          <dt className="type-h3">{t(isTtc ? 'resume.totalTtc' : 'resume.net')}</dt>
          <dd className="type-total whitespace-nowrap" aria-live="polite" aria-atomic>
            {argent(isTtc ? ttc : netHT)}
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-3 type-meta text-text-2">
          <dt>
            {isTtc
              ? t('resume.dontTva', { tva: argent(taxes) })
              : t('resume.ttc', { tva: argent(taxes) })}
          </dt>
          <dd className="whitespace-nowrap">{argent(isTtc ? netHT : ttc)}</dd>
        </div>
      </dl>
    </>
  );
}

interface RangProps {
  libelle: string;
  className?: string;
  children: ReactNode;
}

function Rang({ libelle, className, children }: RangProps) {
  return (
    <div className={clsx('flex items-baseline justify-between gap-3', className)}>
      <dt className={clsx('min-w-0', !className && 'text-text-2')}>{libelle}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}

/** What it is made of; why there is none, where it is free. */
function libelleDuPort(
  t: TranslateOf<'piece-ouverte'>,
  port: Montant | null,
  libelle: string,
): string {
  if (libelle === '') return t('resume.port');
  return port && isZeroMontant(port) ? libelle : t('resume.portDe', { libelle });
}

/** « 4 lignes, 1 projet » */
function contenuOf(
  t: TranslateOf<'piece-ouverte'>,
  { nombreArticles, rapidosProjets }: Chantier,
): string {
  const lignes = nombreArticles > 0 ? t('lignes', { count: nombreArticles }) : '';
  const projets =
    rapidosProjets.length > 0 ? t('resume.projets', { count: rapidosProjets.length }) : '';
  return [lignes, projets].filter(Boolean).join(', ');
}

function montantOf(
  { articles, rapidosProjets, totalHT }: Chantier,
  { devise }: TarifPanier,
): Montant {
  // Where its lines are not all there: of all of them, and projects are not among what is ordered.
  if (totalHT) {
    const projets = rapidosProjets.flatMap(({ montantHT }) => montantHT ?? []);
    return subtractMontants(totalHT, sumMontants(projets, devise));
  }
  return sumMontants(
    articles.flatMap(({ montantHT }) => (montantHT ? [montantHT] : [])),
    devise,
  );
}
