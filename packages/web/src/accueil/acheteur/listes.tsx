import { formatJour } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { Lien } from '../../page/lien.tsx';
import { ReprendreListe } from '../../listes-achats/reprendre-liste.public.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Rangees } from './rangees.tsx';

interface Props {
  listes: readonly ListeAchats[];
  jour: string;
}

/** Lists and baskets put aside, each into the basket with one button. */
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
        <li key={id} className="flex items-center justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="type-name text-pretty sm:truncate">
              <Lien href={liens.listeAchats(locale, id)} className="hover:underline">
                {libelle}
              </Lien>
            </p>
            <p className="type-meta text-text-2">
              {t('listes.articles', { count: nombreArticles })} ·{' '}
              {formatJour(locale, modifieLe, jour)}
            </p>
          </div>
          {nombreArticles > 0 && <ReprendreListe liste={{ id, libelle }} />}
        </li>
      ))}
    </Rangees>
  );
}
