/** An island: where it stands, how long it is, from which side one works at it. */
import { RotateCw, Trash2 } from 'lucide-react';
import { deplacerIlot, retirerIlot } from '@comptoir/contract/cuisine/changer-plan.ts';
import { ANGLES, LIMITES } from '@comptoir/contract/cuisine/limites-plan.ts';
import type { Ilot } from '@comptoir/contract/cuisine/plan.schema.ts';
import { findPlaceIlot } from '@comptoir/contract/cuisine/place-ilot.ts';
import { Button } from '../../ui/button/button.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { Cuisine } from '../use-cuisine.ts';
import { Cote } from './cote.tsx';

export function IlotPiece({ cuisine }: { cuisine: Cuisine }) {
  const t = useTexts('cuisine');
  const { plan, changer } = cuisine;
  const [ilot] = plan.ilots;
  const refuser = () => showToast({ title: t('elements.sansPlace') });
  const modifier = (change: Partial<Ilot>) => {
    const next = deplacerIlot(plan, 0, change);
    if (next) changer(next, 'ilot');
    else refuser();
  };
  if (!ilot) {
    return (
      <section>
        <h3 className="type-h3">{t('piece.ilot')}</h3>
        <Button
          size="sm"
          className="mt-2"
          onClick={() => {
            const place = findPlaceIlot(plan);
            if (place) changer({ ...plan, ilots: [place] });
            else showToast({ title: t('elements.sansPlace'), detail: t('piece.sansPlaceIlot') });
          }}
        >
          {t('piece.ajouterIlot')}
        </Button>
      </section>
    );
  }
  const [min, max] = LIMITES.longueurIlot;
  const position = { min: LIMITES.coin[0], max: LIMITES.coin[1] };
  return (
    <section>
      <h3 className="type-h3">{t('piece.ilot')}</h3>
      <div className="mt-2 grid grid-cols-2 gap-3">
        <Cote
          label={t('piece.ilotLongueur')}
          value={ilot.longueur}
          {...{ min, max }}
          onChange={(longueur) => modifier({ longueur })}
        />
        <Cote
          label={t('piece.ilotX')}
          value={ilot.x}
          {...position}
          onChange={(x) => modifier({ x })}
        />
        <Cote
          label={t('piece.ilotY')}
          value={ilot.y}
          {...position}
          onChange={(y) => modifier({ y })}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={RotateCw}
          onClick={() => {
            const angle = ANGLES[(ANGLES.indexOf(ilot.angle) + 1) % ANGLES.length] ?? 0;
            const next =
              deplacerIlot(plan, 0, { angle }) ?? deplacerIlot(plan, 0, tourne(ilot, angle));
            if (next) changer(next);
            else refuser();
          }}
        >
          {t('piece.tourner')}
        </Button>
        <Button size="sm" icon={Trash2} onClick={() => changer(retirerIlot(plan, 0))}>
          {t('selection.enlever')}
        </Button>
      </div>
    </section>
  );
}

/** About its middle, so that it stays where it was. */
function tourne({ x, y, longueur, angle: avant }: Ilot, angle: Ilot['angle']): Partial<Ilot> {
  const demi = longueur / 2;
  const [sx, sy] = SENS[avant];
  const [nx, ny] = SENS[angle];
  return {
    angle,
    x: Math.max(0, Math.round(x + sx * demi - nx * demi)),
    y: Math.max(0, Math.round(y + sy * demi - ny * demi)),
  };
}

const SENS: Readonly<Record<Ilot['angle'], readonly [number, number]>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
};
