/** Water, waste, power and gas: where they come out of the walls. */
import { Trash2 } from 'lucide-react';
import { prochainId } from '@comptoir/contract/cuisine/changer-plan.ts';
import { LIMITES, TYPES_ARRIVEE } from '@comptoir/contract/cuisine/limites-plan.ts';
import { mursOf } from '@comptoir/contract/cuisine/piece.ts';
import type { Arrivee } from '@comptoir/contract/cuisine/plan.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Select } from '../../ui/field/select.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { Cuisine } from '../use-cuisine.ts';
import { ChoixMur } from './choix-mur.tsx';
import { Cote } from './cote.tsx';

export function Arrivees({ cuisine }: { cuisine: Cuisine }) {
  const t = useTexts('cuisine');
  const { plan, changer } = cuisine;
  const { piece } = plan;
  const { arrivees } = piece;
  // Pipes stand in nobody's way: the elements stay where they are.
  const write = (suite: Arrivee[]) => changer({ ...plan, piece: { ...piece, arrivees: suite } });
  const longueurs = new Map(mursOf(piece).map(({ nom, longueur }) => [nom, longueur]));
  const modifier = (id: string, change: Partial<Arrivee>) =>
    write(
      arrivees.map((each) => {
        if (each.id !== id) return each;
        const next = { ...each, ...change };
        return { ...next, position: Math.min(next.position, longueurs.get(next.mur) ?? 0) };
      }),
    );
  return (
    <section>
      <h3 className="type-h3">{t('piece.arrivees')}</h3>
      {arrivees.map(({ id, type, mur, position }) => {
        const nom = t(`piece.${type}`);
        return (
          <fieldset key={id} className="mt-2 border-t border-line pt-2">
            <legend className="sr-only">{nom}</legend>
            <div className="flex items-end gap-2">
              <Select
                label={nom}
                hideLabel
                size="sm"
                className="flex-1"
                value={type}
                options={TYPES_ARRIVEE.map((each) => ({ value: each, label: t(`piece.${each}`) }))}
                onChange={(event) => {
                  const choisi = TYPES_ARRIVEE.find((each) => each === event.currentTarget.value);
                  if (choisi) modifier(id, { type: choisi });
                }}
              />
              <IconButton
                icon={Trash2}
                size="sm"
                label={t('piece.enlever', { nom })}
                onClick={() => write(arrivees.filter((each) => each.id !== id))}
              />
            </div>
            <div className="mt-2 grid grid-cols-2 gap-3">
              <ChoixMur {...{ cuisine, mur }} onChange={(next) => modifier(id, { mur: next })} />
              <Cote
                label={t('piece.position')}
                value={position}
                min={0}
                max={longueurs.get(mur) ?? 0}
                onChange={(next) => modifier(id, { position: next })}
              />
            </div>
          </fieldset>
        );
      })}
      {arrivees.length < LIMITES.arrivees[1] && (
        <Button
          size="sm"
          className="mt-3"
          onClick={() =>
            write([
              ...arrivees,
              {
                id: prochainId(arrivees),
                type: 'electricite',
                mur: 'A',
                position: 500,
                hauteur: 1100,
              },
            ])
          }
        >
          {t('piece.ajouterArrivee')}
        </Button>
      )}
    </section>
  );
}
