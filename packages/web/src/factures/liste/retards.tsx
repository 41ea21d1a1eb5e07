/** What is due, by how late it is: one bar in parts, and the same in words. */
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { sumMontants } from '@comptoir/contract/argent.ts';
import type { TrancheRetard } from '@comptoir/contract/factures/etats-facture.ts';
import type { listerFactures } from '@comptoir/contract/factures/factures.contract.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

export type ListeFactures = CallAnswer<typeof listerFactures>;

/** Darker as it grows older; what is not due yet is no alarm. */
const FONDS: Record<TrancheRetard, string> = {
  'a-echoir': 'bg-link/35',
  '1-30': 'bg-warn/55',
  '31-60': 'bg-warn',
  '61-90': 'bg-err/65',
  '91': 'bg-err',
};

const TRAITS: Record<TrancheRetard, string> = {
  'a-echoir': 'fill-link/35',
  '1-30': 'fill-warn/55',
  '31-60': 'fill-warn',
  '61-90': 'fill-err/65',
  '91': 'fill-err',
};

type Tranche = ListeFactures['retards'][number];

/** Beside each other, in percent of the whole; the smallest can still be seen. */
function placer(dues: readonly Tranche[], somme: number) {
  let x = 0;
  return dues.map(({ tranche, reste }) => {
    const largeur = Math.max(1, (Number(reste.montant) / somme) * 100);
    const place = { tranche, x, largeur };
    x += largeur;
    return place;
  });
}

export function Retards({ reponse: { retards } }: { reponse: ListeFactures }) {
  const t = useTexts('factures');
  const locale = useLocale();
  const [premiere] = retards;
  const total = sumMontants(
    retards.map(({ reste }) => reste),
    premiere?.reste.devise ?? 'EUR',
  );
  const somme = Number(total.montant);
  if (somme <= 0) return null;
  const dues = retards.filter(({ nombre }) => nombre > 0);
  return (
    <section aria-label={t('retards.titre')} className="mb-5 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="type-label text-text-2">{t('retards.titre')}</h2>
        <p data-montants className="type-h3">
          {formatArgent(locale, total)}
        </p>
      </div>
      <svg aria-hidden="true" width="100%" height="12" className="mt-2 rounded-badge">
        {placer(dues, somme).map(({ tranche, x, largeur }) => (
          <rect
            key={tranche}
            x={`${x}%`}
            width={`${largeur}%`}
            height="12"
            className={`${TRAITS[tranche]} stroke-bg stroke-2`}
          />
        ))}
      </svg>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-3 xl:grid-cols-5">
        {dues.map(({ tranche, nombre, reste }) => (
          <div key={tranche} className="flex items-baseline justify-between gap-3 sm:block">
            <dt className="type-meta text-text-2">
              <span
                aria-hidden
                className={`me-1.5 inline-block size-2.5 rounded-badge ${FONDS[tranche]}`}
              />
              {t(`retards.${tranche}`)}
            </dt>
            <dd data-montants className="font-[560]">
              {formatArgent(locale, reste)}{' '}
              <span className="type-caption font-normal whitespace-nowrap text-text-2">
                {t('retards.nombre', { count: nombre })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
