import type { DevisResume } from '@comptoir/contract/devis/devis.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { jusqua } from '@comptoir/contract/words/jours-dits.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Rangees } from './rangees.tsx';

interface Props {
  devis: readonly DevisResume[];
  jour: string;
}

/** Offers that end soon. */
export function DevisAEcheance({ devis, jour }: Props) {
  const t = useTexts('accueil');
  const locale = useLocale();
  if (devis.length === 0) return null;
  return (
    <Rangees
      titre={t('devis.titre')}
      lien={{ href: liens.devis(locale), libelle: t('devis.tous') }}
    >
      {devis.map(({ key, numero, valableJusqu, chantiers, nombreLignes, netHT }) => (
        <li
          key={key}
          className="relative flex items-start justify-between gap-4 py-3 hover:bg-sunk"
        >
          <div className="min-w-0">
            <p className="type-name text-pretty sm:truncate">
              <Lien
                href={liens.devisDetail(locale, key)}
                className="-outline-offset-2 after:absolute after:inset-0"
              >
                {chantiers[0] ?? numero}
              </Lien>
            </p>
            <p className="type-meta text-warn">
              {t('devis.jusquau', { jusqua: jusqua(locale, valableJusqu ?? jour, jour) })}
            </p>
          </div>
          <div className="shrink-0 text-right">
            <p className="type-name">{formatArgent(locale, netHT)}</p>
            <p className="type-meta text-text-2">{t('lignes', { count: nombreLignes })}</p>
          </div>
        </li>
      ))}
    </Rangees>
  );
}
