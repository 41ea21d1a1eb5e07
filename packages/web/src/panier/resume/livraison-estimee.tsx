/** What comes when: by day, how many lines are complete, fetched in the store or delivered. */
import { formatHeure, formatJour, formatNombre } from '@comptoir/contract/words/formats.ts';
import { jusqua } from '@comptoir/contract/words/jours-dits.ts';
import { aMagasin } from '../../articles/articles.public.ts';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { Disponibilites } from '../panier.queries.ts';
import { joursAttendus } from './jours-attendus.ts';

const MONTRES = 5;

export function LivraisonEstimee({
  disponibilites,
}: {
  disponibilites: Disponibilites | undefined;
}) {
  const t = useTexts('panier');
  const { locale, session } = usePage();
  const jours = disponibilites ? joursAttendus(disponibilites.parLigne) : [];
  if (!disponibilites || jours.length === 0) {
    return <div className="mt-4 min-h-24 rounded-card bg-sunk" />;
  }
  const dits = jours.slice(0, MONTRES);
  const dernier = jours.slice(MONTRES).at(-1);
  const lieu = session.magasin && aMagasin(locale, session.magasin.libelle);
  return (
    <section aria-labelledby={TITRE_ID} className="mt-4 rounded-card bg-sunk px-5 py-4">
      <h3 id={TITRE_ID} className="type-name">
        {t('livraison.titre')}
      </h3>
      <dl className="mt-1 type-meta">
        {dits.map(({ date, heure, retrait, lignes }) => (
          <div key={`${date} ${retrait}`} className="flex justify-between gap-3 py-0.5">
            <dt className="first-letter:uppercase">
              {heure === null
                ? formatJour(locale, date, disponibilites.jour)
                : t('livraison.des', {
                    jour: formatJour(locale, date, disponibilites.jour),
                    heure: formatHeure(locale, heure),
                  })}
              {retrait && lieu !== undefined && `, ${lieu}`}
            </dt>
            <dd className="shrink-0 text-text-2">
              {t(retrait ? 'livraison.pretes' : 'livraison.livrees', {
                count: lignes,
                nombre: formatNombre(locale, lignes),
              })}
            </dd>
          </div>
        ))}
      </dl>
      {dernier && (
        <p className="type-meta text-text-2">
          {t('livraison.suite', { jusqua: jusqua(locale, dernier.date, disponibilites.jour) })}
        </p>
      )}
    </section>
  );
}

const TITRE_ID = 'panier-livraison';
