import { formatHeure } from '@comptoir/contract/words/formats.ts';
import { jourDate } from '@comptoir/contract/words/jours-dits.ts';
import type { EvenementMagasin } from '@comptoir/contract/magasins/magasins.contract.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

interface Props {
  evenements: readonly EvenementMagasin[];
}

export function EvenementsDuMagasin({ evenements }: Props) {
  const t = useTexts('magasins');
  const locale = useLocale();
  if (evenements.length === 0) return null;
  return (
    <section aria-labelledby="evenements" className="mt-10">
      <h2 id="evenements" className="mb-3 type-h2">
        {t('fiche.evenements')}
      </h2>
      <ul className="border-t-2 border-text">
        {evenements.map(({ id, jour, de, a, titre, texte }) => (
          <li
            key={id}
            className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <p className="type-label first-letter:uppercase">
              {t('fiche.evenementQuand', {
                jour: jourDate(locale, jour),
                de: formatHeure(locale, de),
                a: formatHeure(locale, a),
              })}
            </p>
            <div>
              <h3 className="type-name">{titre}</h3>
              <p className="mt-0.5 type-meta text-text-2">{texte}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
