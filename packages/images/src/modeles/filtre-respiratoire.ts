/** Respirator filters: a round cartridge with its bayonet, bands in the colours of what it stops. */
import * as Type from 'typebox';
import type { Object3D } from 'three';
import { groupe, poser } from '../geometrie/assemblage.ts';
import { defineModele, choix } from '../modele.ts';
import { filtre, TYPES_FILTRE } from '../pieces/filtre.ts';

export default defineModele({
  nom: 'filtre-respiratoire',
  params: Type.Object({ type: choix(...TYPES_FILTRE) }),
  extremes: [{ type: 'a2p3' }, { type: 'p3' }, { type: 'abek1p3' }],
  prise: { azimut: 0.4, elevation: 0.3, cadre: 0.84 },
  construire({ type }) {
    const un = (pose: Parameters<typeof poser>[1]): Object3D => poser(groupe(filtre(type)), pose);
    return groupe(
      un({ position: [-44, 0, 0] }),
      un({ position: [62, 46, -18], rotation: [Math.PI / 2 - 0.25, 0, 0.1] }),
    );
  },
});
