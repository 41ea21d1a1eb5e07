import { formatJour } from '@comptoir/contract/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { ListeAchats } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { Lien } from '../../lien.tsx';
import { useLocale, useTexts } from '../../use-texts.ts';
import { Rangees } from './rangees.tsx';

interface Props {
  listes: readonly ListeAchats[];
  jour: string;
}

export function Listes({ listes, jour }: Props) {
  const t = useTexts('accueil');
  const locale = useLocale();
  if (listes.length === 0) return null;
  return (
    <Rangees
      titre={t('listes.titre')}
      lien={{ href: liens.listesAchats(locale), libelle: t('listes.toutes') }}
    >
      {listes.map(({ id, libelle, nombreArticles, modifieLe }) => (
        <li key={id} className="relative flex items-start justify-between gap-4 py-3 hover:bg-sunk">
          <p className="min-w-0 truncate type-name">
            <Lien
              href={liens.listeAchats(locale, id)}
              className="-outline-offset-2 after:absolute after:inset-0"
            >
              {libelle}
            </Lien>
          </p>
          <p className="shrink-0 type-meta text-text-2">
            {t('listes.articles', { count: nombreArticles })} ·{' '}
            {formatJour(locale, modifieLe, jour)}
          </p>
        </li>
      ))}
    </Rangees>
  );
}
