/** Bars sold by length: angles, channels, thresholds, tracks, grips, LED profiles. */
import { Box2 } from 'three';
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { extrude } from '../geometrie/solides.ts';
import { metal } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';
import { NOMS_SECTION, sectionOf } from '../pieces/sections.ts';

export default defineModele({
  nom: 'profile',
  params: Type.Object({
    section: choix(...NOMS_SECTION),
    finition: choix(...FINITIONS),
    /** Thickness of a wing over its width. */
    epaisseur: mesure(0.02, 0.2),
  }),
  extremes: [
    { section: 'corniere', finition: 'anodise', epaisseur: 0.05 },
    { section: 'u', finition: 'alu-noir', epaisseur: 0.1 },
    { section: 'seuil', finition: 'laiton-brosse', epaisseur: 0.05 },
    { section: 'prise-de-main', finition: 'anodise', epaisseur: 0.05 },
    { section: 'led-applique', finition: 'anodise', epaisseur: 0.05 },
    { section: 'led-encastre', finition: 'alu-noir', epaisseur: 0.05 },
    { section: 'led-angle', finition: 'anodise', epaisseur: 0.05 },
    { section: 'rail-haut', finition: 'anodise', epaisseur: 0.05 },
    { section: 'rail-bas', finition: 'laque-blanc', epaisseur: 0.05 },
    { section: 'rail-c', finition: 'zinc-blanc', epaisseur: 0.05 },
    { section: 'tube-ovale', finition: 'chrome', epaisseur: 0.05 },
  ],
  prise: { azimut: 0.62, elevation: 0.42, cadre: 0.88 },
  construire({ section, finition, epaisseur }) {
    const { profil, diffuseur } = sectionOf(section, epaisseur);
    const taille = new Box2().setFromPoints(profil.getPoints(8));
    const longueur = 5.5 * Math.max(taille.max.x - taille.min.x, taille.max.y - taille.min.y);
    const barre = piece(
      extrude(profil, longueur, { chanfrein: 0.15, finesse: 32 }),
      metal(finition, 'z'),
    );
    if (!diffuseur) return groupe(barre);
    // The cover is cut back, so that its channel is seen.
    return groupe(
      barre,
      piece(extrude(diffuseur, longueur * 0.86, { chanfrein: 0.1 }), plastique('#f0efec', 0.3)),
    );
  },
});
