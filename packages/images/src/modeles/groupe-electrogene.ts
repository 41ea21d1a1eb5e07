/** Generators: an open frame round engine and tank, or the closed case of an inverter. */
import * as Type from 'typebox';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { chassisElectrogene } from '../pieces/chassis-electrogene.ts';
import { valiseElectrogene } from '../pieces/valise-electrogene.ts';

export default defineModele({
  nom: 'groupe-electrogene',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    phases: choix('mono', 'inverter', 'tri'),
    /** Watts, as printed; open frames of 5 kW and more have wheels. */
    puissance: choix('2000', '3000', '5000', '7000'),
  }),
  extremes: [
    { marque: 'durandal', phases: 'mono', puissance: '5000' },
    { marque: 'takiro', phases: 'inverter', puissance: '2000' },
    { marque: 'outibel', phases: 'tri', puissance: '7000' },
  ],
  prise: { azimut: 0.45, elevation: 0.24 },
  construire({ marque, phases, puissance }) {
    return phases === 'inverter'
      ? valiseElectrogene(marque, puissance)
      : chassisElectrogene(marque, phases === 'tri', puissance);
  },
});
