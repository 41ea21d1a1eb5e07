import { Lien } from '../lien.tsx';
import type { Rayon } from './rayons.ts';
import { useFrameTexts, type Translate } from './use-frame-texts.ts';

const seeAllText = (t: Translate) => t('catalogue.toutVoir');

interface MegaMenuPaneProps {
  rayon: Rayon;
  onFollow: () => void;
}

/** What one entry of the menu holds: up to three columns of families. */
export function MegaMenuPane({ rayon, onFollow }: MegaMenuPaneProps) {
  const seeAll = useFrameTexts(seeAllText);
  return (
    <>
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
      <div className="mt-4 grid grid-cols-2 gap-x-6 gap-y-6 xl:grid-cols-3">
        {rayon.colonnes.map((colonne, index) => (
          <div key={index}>
            <h3 className="min-h-6 type-name">{colonne.titre}</h3>
            <ul className="mt-1">
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
    </>
  );
}
