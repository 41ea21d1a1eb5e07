/** From the public prices to what is paid, each discount on its row. */
import { useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { clsx } from 'clsx';
import {
  isZeroMontant,
  negateMontant,
  sumMontants,
  type Montant,
} from '@comptoir/contract/argent.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import { usePage } from '../../page/page-context.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

export function TotauxPanier({ tarif }: { tarif: TarifPanier }) {
  const t = useTexts('panier');
  const locale = useLocale();
  const isTtc = usePage().session.preferences?.prix === 'ttc';
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
          <dt className="type-h3">{t(isTtc ? 'totaux.ttc' : 'totaux.net')}</dt>
          <dd className="type-total whitespace-nowrap" aria-live="polite" aria-atomic>
            {argent(isTtc ? ttc : netHT)}
          </dd>
        </div>
        {isTtc && (
          <Rang libelle={t('totaux.net')} isPetit>
            {argent(netHT)}
          </Rang>
        )}
        {tva.map(({ taux, montant }) => (
          <Rang key={taux} libelle={t('totaux.tva', { taux: formatNombre(locale, taux) })} isPetit>
            {argent(montant)}
          </Rang>
        ))}
        {!isTtc && (
          <Rang libelle={t('totaux.ttc')} isPetit>
            {argent(ttc)}
          </Rang>
        )}
      </dl>
      {!isZeroMontant(economies) && (
        <p className="mt-2 type-meta text-ok">
          {t('totaux.economies', { montant: argent(economies) })}
        </p>
      )}
    </>
  );
}

/** One is named; several are one row that opens: the total and the way on stay in sight. */
function Promotions({ promotions }: Pick<TarifPanier, 'promotions'>) {
  const t = useTexts('panier');
  const locale = useLocale();
  const [isOuvert, setIsOuvert] = useState(false);
  const utiles = promotions.filter(({ montant }) => !isZeroMontant(montant));
  const [premiere] = utiles;
  if (!premiere) return null;
  const isPliable = utiles.length > 1;
  const total = sumMontants(
    utiles.map(({ montant }) => montant),
    premiere.montant.devise,
  );
  return (
    <>
      {isPliable && (
        <Rang
          libelle={
            <button
              type="button"
              aria-expanded={isOuvert}
              onClick={() => setIsOuvert(!isOuvert)}
              className="flex items-center gap-1 rounded-control text-start hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              {t('totaux.promotions', { count: utiles.length })}
              <ChevronDown size={16} aria-hidden className={clsx(isOuvert && 'rotate-180')} />
            </button>
          }
          className="text-ok print:hidden"
        >
          {formatArgent(locale, negateMontant(total))}
        </Rang>
      )}
      {utiles.map(({ id, libelle, montant }) => (
        <Rang
          key={id}
          libelle={libelle}
          className={clsx(
            isPliable ? 'pl-3 type-meta text-text-2' : 'text-ok',
            // On paper nothing is folded.
            isPliable && !isOuvert && 'not-print:hidden',
          )}
        >
          {formatArgent(locale, negateMontant(montant))}
        </Rang>
      ))}
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
