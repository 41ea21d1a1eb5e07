/** What comes when: by day, how many lines have something to come. */
import { jusqua } from '@comptoir/contract/jours-dits.ts';
import { formatJour, formatNombre } from '@comptoir/contract/formats.ts';
import { useLocale, useTexts } from '../../use-texts.ts';
import type { Disponibilites } from '../panier.queries.ts';

const MONTRES = 5;

export function LivraisonEstimee({
  disponibilites,
}: {
  disponibilites: Disponibilites | undefined;
}) {
  const t = useTexts('panier');
  const locale = useLocale();
  const jours = joursDe(disponibilites);
  if (!disponibilites || jours.length === 0) {
    return <div className="mt-4 min-h-24 rounded-card bg-sunk" />;
  }
  const dits = jours.slice(0, MONTRES);
  const reste = jours.slice(MONTRES);
  return (
    <section aria-labelledby={TITRE_ID} className="mt-4 rounded-card bg-sunk px-5 py-4">
      <h3 id={TITRE_ID} className="type-name">
        {t('livraison.titre')}
      </h3>
      <dl className="mt-1 type-meta">
        {dits.map(([date, lignes]) => (
          <div key={date} className="flex justify-between gap-3 py-0.5">
            <dt className="first-letter:uppercase">
              {formatJour(locale, date, disponibilites.jour)}
            </dt>
            <dd className="text-text-2">
              {t('livraison.lignes', { count: lignes, nombre: formatNombre(locale, lignes) })}
            </dd>
          </div>
        ))}
      </dl>
      {reste.length > 0 && (
        <p className="type-meta text-text-2">
          {t('livraison.suite', {
            jusqua: jusqua(locale, reste.at(-1)?.[0] ?? '', disponibilites.jour),
          })}
        </p>
      )}
    </section>
  );
}

const TITRE_ID = 'panier-livraison';

function joursDe(disponibilites: Disponibilites | undefined): [string, number][] {
  const parJour = new Map<string, number>();
  for (const delais of Object.values(disponibilites?.parLigne ?? {})) {
    for (const date of new Set(delais.map((delai) => delai.date))) {
      parJour.set(date, (parJour.get(date) ?? 0) + 1);
    }
  }
  return [...parJour].sort(([a], [b]) => (a < b ? -1 : 1));
}
