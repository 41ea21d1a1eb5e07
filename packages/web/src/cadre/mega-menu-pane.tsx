import type { Locale } from '@comptoir/contract/locales.ts';
import { Lien } from '../lien.tsx';
import { listMetiers, type Rayon } from './rayons.ts';
import { useFrameTexts, type Translate } from './use-frame-texts.ts';

const paneTexts = (t: Translate, locale: Locale) => ({
  seeAll: t('catalogue.toutVoir'),
  metiersTitle: t('rayons.metiers'),
  metiers: listMetiers(t, locale),
});

interface MegaMenuPaneProps {
  rayon: Rayon;
  onFollow: () => void;
}

/** What one entry of the menu holds: columns of families, and the trades at the foot. */
export function MegaMenuPane({ rayon, onFollow }: MegaMenuPaneProps) {
  const { seeAll, metiersTitle, metiers } = useFrameTexts(paneTexts);
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="type-h2">{rayon.libelle}</h2>
        {rayon.href && (
          <Lien
            href={rayon.href}
            onClick={onFollow}
            className="type-meta text-link hover:underline"
          >
            {seeAll}
          </Lien>
        )}
      </div>
      <div className="mt-4 mb-6 grid grid-cols-2 gap-x-6 gap-y-6 xl:grid-cols-3">
        {rayon.colonnes.map((colonne) => (
          <div key={colonne.titre}>
            <h3 className="type-name">{colonne.titre}</h3>
            <ul className="mt-1.5">
              {colonne.liens.map((lien) => (
                <li key={lien.href}>
                  <Lien
                    href={lien.href}
                    onClick={onFollow}
                    className="-mx-2 flex min-h-7 items-center justify-between gap-2 rounded-control px-2 type-meta hover:bg-sunk-2 pointer-coarse:min-h-11"
                  >
                    {lien.libelle}
                    {lien.nombre !== undefined && (
                      <span className="text-text-2">{lien.nombre}</span>
                    )}
                  </Lien>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="mt-auto border-t pt-4">
        <h3 className="type-name">{metiersTitle}</h3>
        <ul className="mt-3 flex flex-wrap gap-2">
          {metiers.map((metier) => (
            <li key={metier.href}>
              <Lien
                href={metier.href}
                onClick={onFollow}
                className="flex min-h-8 items-center rounded-full border border-line-2 px-3 type-label hover:bg-sunk pointer-coarse:min-h-11"
              >
                {metier.libelle}
              </Lien>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
