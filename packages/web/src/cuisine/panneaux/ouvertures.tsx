/** Doors and windows: nothing is placed before them. */
import { Trash2 } from 'lucide-react';
import { LIMITES, type TypeOuverture } from '@comptoir/contract/cuisine/limites-plan.ts';
import { mursOf } from '@comptoir/contract/cuisine/piece.ts';
import { prochainId } from '@comptoir/contract/cuisine/changer-plan.ts';
import type { Ouverture } from '@comptoir/contract/cuisine/plan.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { Cuisine } from '../use-cuisine.ts';
import { ChoixMur } from './choix-mur.tsx';
import { Cote } from './cote.tsx';

const NEUVES: Readonly<Record<TypeOuverture, Pick<Ouverture, 'largeur' | 'hauteur' | 'allege'>>> = {
  porte: { largeur: 830, hauteur: 2040, allege: 0 },
  fenetre: { largeur: 1000, hauteur: 1100, allege: 1000 },
};

export function Ouvertures({ cuisine }: { cuisine: Cuisine }) {
  const t = useTexts('cuisine');
  const { piece } = cuisine.plan;
  const { ouvertures } = piece;
  const write = (suite: Ouverture[]) => cuisine.changerLaPiece({ ...piece, ouvertures: suite });
  const longueurs = new Map(mursOf(piece).map(({ nom, longueur }) => [nom, longueur]));
  const modifier = (id: string, change: Partial<Ouverture>) =>
    write(
      ouvertures.map((each) => {
        if (each.id !== id) return each;
        const next = { ...each, ...change };
        const reste = (longueurs.get(next.mur) ?? 0) - next.largeur;
        return { ...next, position: Math.max(0, Math.min(next.position, reste)) };
      }),
    );
  const ajouter = (type: TypeOuverture) =>
    write([
      ...ouvertures,
      { id: prochainId(ouvertures), type, mur: 'C', position: 200, ...NEUVES[type] },
    ]);
  return (
    <section>
      <h3 className="type-h3">{t('piece.ouvertures')}</h3>
      {ouvertures.map((ouverture) => {
        const { id, type, mur, position, largeur, hauteur, allege } = ouverture;
        const longueur = longueurs.get(mur) ?? 0;
        const nom = t(`piece.${type}`);
        return (
          <fieldset key={id} className="mt-2 border-t border-line pt-2">
            <legend className="sr-only">{nom}</legend>
            <div className="flex items-center justify-between">
              <span aria-hidden className="type-label">
                {nom}
              </span>
              <IconButton
                icon={Trash2}
                size="sm"
                label={t('piece.enlever', { nom })}
                onClick={() => write(ouvertures.filter((each) => each.id !== id))}
              />
            </div>
            <div className="grid grid-cols-2 gap-3">
              <ChoixMur {...{ cuisine, mur }} onChange={(next) => modifier(id, { mur: next })} />
              <Cote
                label={t('piece.position')}
                value={position}
                min={0}
                max={Math.max(0, longueur - largeur)}
                onChange={(next) => modifier(id, { position: next })}
              />
              <Cote
                label={t('piece.largeur')}
                value={largeur}
                min={LIMITES.largeurOuverture[0]}
                max={Math.max(LIMITES.largeurOuverture[0], Math.min(4000, longueur))}
                onChange={(next) => modifier(id, { largeur: next })}
              />
              <Cote
                label={t('piece.haut')}
                value={hauteur}
                min={LIMITES.hauteurOuverture[0]}
                max={LIMITES.hauteurOuverture[1]}
                onChange={(next) => modifier(id, { hauteur: next })}
              />
              {type === 'fenetre' && (
                <Cote
                  label={t('piece.allege')}
                  value={allege}
                  min={LIMITES.allege[0]}
                  max={LIMITES.allege[1]}
                  onChange={(next) => modifier(id, { allege: next })}
                />
              )}
            </div>
          </fieldset>
        );
      })}
      {ouvertures.length < LIMITES.ouvertures[1] && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => ajouter('porte')}>
            {t('piece.ajouterPorte')}
          </Button>
          <Button size="sm" onClick={() => ajouter('fenetre')}>
            {t('piece.ajouterFenetre')}
          </Button>
        </div>
      )}
    </section>
  );
}
