/** From the public prices to what is paid, each discount on its row. */
import { useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import {
  isZeroMontant,
  negateMontant,
  sumMontants,
  type Montant,
} from '@comptoir/contract/argent.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/formats.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import { useLocale, useTexts } from '../../use-texts.ts';

export function TotauxPanier({ tarif }: { tarif: TarifPanier }) {
  const t = useTexts('panier');
  const locale = useLocale();
  const argent = (montant: Montant) => formatArgent(locale, montant);
  const moins = (montant: Montant) => formatArgent(locale, negateMontant(montant));
  const { brutHT, remisesPrix, promotions, ecoParticipation, port, netHT, tva, ttc, economies } =
    tarif;
  return (
    <>
      <dl className="flex flex-col gap-2 border-b pb-3">
        <Rang libelle={t('totaux.brut')}>{argent(brutHT)}</Rang>
        {!isZeroMontant(remisesPrix) && (
          <Rang libelle={t('totaux.remises')}>{moins(remisesPrix)}</Rang>
        )}
        <Promotions promotions={promotions} />
        {!isZeroMontant(ecoParticipation) && (
          <Rang libelle={t('totaux.eco')}>{argent(ecoParticipation)}</Rang>
        )}
        <Rang libelle={t('totaux.port')}>{port ? argent(port) : t('totaux.aCalculer')}</Rang>
      </dl>
      <dl className="mt-3 flex flex-col gap-0.5 type-meta text-text-2">
        <div className="flex items-baseline justify-between gap-3 text-text">
          <dt className="type-h3">{t('totaux.net')}</dt>
          <dd className="type-total whitespace-nowrap" aria-live="polite" aria-atomic>
            {argent(netHT)}
          </dd>
        </div>
        {tva.map(({ taux, montant }) => (
          <Rang key={taux} libelle={t('totaux.tva', { taux: formatNombre(locale, taux) })} isPetit>
            {argent(montant)}
          </Rang>
        ))}
        <Rang libelle={t('totaux.ttc')} isPetit>
          {argent(ttc)}
        </Rang>
      </dl>
      {!isZeroMontant(economies) && (
        <p className="mt-2 type-meta text-ok">
          {t('totaux.economies', { montant: argent(economies) })}
        </p>
      )}
    </>
  );
}

/** More of them would push the total and the way on out of sight. */
const MONTREES = 3;

function Promotions({ promotions }: Pick<TarifPanier, 'promotions'>) {
  const t = useTexts('panier');
  const locale = useLocale();
  const [isOuvert, setIsOuvert] = useState(false);
  const utiles = promotions.filter(({ montant }) => !isZeroMontant(montant));
  const isTrop = utiles.length > MONTREES;
  const montrees = isTrop && !isOuvert ? utiles.slice(0, MONTREES - 1) : utiles;
  const reste = utiles.slice(montrees.length);
  const [premiere] = reste;
  return (
    <>
      {montrees.map(({ id, libelle, montant }) => (
        <Rang key={id} libelle={libelle} className="text-ok">
          {formatArgent(locale, negateMontant(montant))}
        </Rang>
      ))}
      {premiere && (
        <Rang
          libelle={
            <button
              type="button"
              onClick={() => setIsOuvert(true)}
              className="rounded-control text-start text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              {t('totaux.autresPromotions', { count: reste.length })}
            </button>
          }
          className="text-ok"
        >
          {formatArgent(
            locale,
            negateMontant(
              sumMontants(
                reste.map(({ montant }) => montant),
                premiere.montant.devise,
              ),
            ),
          )}
        </Rang>
      )}
    </>
  );
}

interface RangProps {
  libelle: ReactNode;
  isPetit?: boolean;
  className?: string;
  children: ReactNode;
}

function Rang({ libelle, isPetit = false, className, children }: RangProps) {
  return (
    <div className={clsx('flex items-baseline justify-between gap-3', className)}>
      <dt className={clsx('min-w-0', !isPetit && !className && 'text-text-2')}>{libelle}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}
