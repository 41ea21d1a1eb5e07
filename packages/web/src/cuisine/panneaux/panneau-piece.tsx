/** The room: its walls, what opens in them, what comes out of them, and an island. */
import { useState } from 'react';
import { LIMITES, MUR_MIN } from '@comptoir/contract/cuisine/limites-plan.ts';
import { changerLongueur, couperCoin, mursOf } from '@comptoir/contract/cuisine/piece.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/field/select.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { Cuisine } from '../use-cuisine.ts';
import { Arrivees } from './arrivees.tsx';
import { Cote } from './cote.tsx';
import { IlotPiece } from './ilot-piece.tsx';
import { Ouvertures } from './ouvertures.tsx';

/** The size of a duct or a post, in millimetres. */
const DECROCHEMENT = 300;

export function PanneauPiece({ cuisine }: { cuisine: Cuisine }) {
  const t = useTexts('cuisine');
  const { plan, changerLaPiece } = cuisine;
  const { piece } = plan;
  const murs = mursOf(piece);
  const [min, max] = LIMITES.hauteurPiece;
  return (
    <div className="flex flex-col gap-6">
      <section>
        <h3 className="type-h3">{t('piece.titre')}</h3>
        <div className="mt-2 grid grid-cols-2 gap-3">
          {murs.map(({ nom, longueur }) => (
            <Cote
              key={nom}
              label={t('piece.mur', { nom })}
              value={longueur}
              min={MUR_MIN}
              max={LIMITES.coin[1]}
              onChange={(next) => changerLaPiece(changerLongueur(piece, nom, next))}
            />
          ))}
        </div>
        <div className="mt-3">
          <Cote
            label={t('piece.hauteur')}
            value={piece.hauteur}
            min={min}
            max={max}
            onChange={(hauteur) => changerLaPiece({ ...piece, hauteur })}
          />
        </div>
        {piece.coins.length < LIMITES.coins[1] && <CouperCoin cuisine={cuisine} />}
      </section>
      <Ouvertures cuisine={cuisine} />
      <Arrivees cuisine={cuisine} />
      <IlotPiece cuisine={cuisine} />
    </div>
  );
}

/** Walls after the corner have other names then: what stood along them is placed anew. */
function CouperCoin({ cuisine }: { cuisine: Cuisine }) {
  const t = useTexts('cuisine');
  const { piece } = cuisine.plan;
  const murs = mursOf(piece);
  const [coin, setCoin] = useState('0');
  return (
    <div className="mt-4">
      <div className="flex items-end gap-2">
        <Select
          label={t('piece.couper')}
          size="sm"
          className="flex-1"
          value={coin}
          options={murs.map(({ nom }, i) => ({
            value: String(i),
            label: t('piece.coupe', { a: murs.at(i - 1)?.nom ?? '', b: nom }),
          }))}
          onChange={(event) => setCoin(event.currentTarget.value)}
        />
        <Button
          size="sm"
          onClick={() => {
            const coupe = { x: DECROCHEMENT, y: DECROCHEMENT };
            cuisine.couperLeCoin(couperCoin(piece, Number(coin), coupe), Number(coin));
          }}
        >
          {t('piece.couper')}
        </Button>
      </div>
      <p className="mt-1 type-meta text-text-2">{t('piece.coupeAide')}</p>
    </div>
  );
}
