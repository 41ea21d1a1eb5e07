import { RAISONS, regle } from './regle.ts';

/** Metric thread → spanner, for hexagon heads and nuts. */
const CLES = { m4: '7', m5: '8', m6: '10', m8: '13', m10: '17', m12: '19', m14: '22', m16: '24' };
/** Cylinder-head screws → hexagon key. */
const SIX_PANS = { m3: '2.5', m4: '3', m5: '4', m6: '5', m8: '6', m10: '8', m12: '10' };
const EMBOUTS_SIX_PANS = { m4: 'h3', m5: 'h4', m6: 'h5', m8: 'h6' };

/** Screws, nuts and what turns them. */
export const REGLES_VISSERIE = [
  regle(
    'vis-embout',
    ['visserie', 'chevilles-a-frapper', 'chevilles-corps-creux', 'pattes-a-vis'],
    ['embouts-25', 'embouts-50'],
    RAISONS.empreinte,
    { egal: { 'empreinte-vis': 'empreinte-embout' } },
  ),
  regle(
    'vis-tournevis',
    ['vis-a-bois', 'vis-plaque-de-platre', 'vis-a-tole'],
    ['tournevis-mecanicien'],
    RAISONS.empreinte,
    {
      egal: { 'empreinte-vis': 'empreinte-lame' },
    },
  ),
  regle('chc-embout', ['vis-chc'], ['embouts-25'], RAISONS.serrer, {
    table: ['filetage-metrique', 'empreinte-embout', EMBOUTS_SIX_PANS],
  }),
  regle('chc-cle', ['vis-chc'], ['cles-males-six-pans'], RAISONS.serrer, {
    table: ['filetage-metrique', 'surplat', SIX_PANS],
  }),
  regle('tirefond-douille', ['tirefonds'], ['douilles-magnetiques'], RAISONS.diametre, {
    table: ['diametre', 'cote-sur-plats', { 6: '10', 8: '13' }],
  }),
  regle('vis-beton-douille', ['vis-beton'], ['douilles-magnetiques'], RAISONS.diametre, {
    table: ['diametre', 'cote-sur-plats', { 6: '10', 8: '13' }],
  }),
  regle('tirefond-cle', ['tirefonds'], ['cles-mixtes-plates'], RAISONS.diametre, {
    table: ['diametre', 'surplat', { 6: '10', 8: '13', 10: '17', 12: '19' }],
  }),
  regle('autoforeuse-douille', ['vis-autoforeuses'], ['douilles-magnetiques'], RAISONS.diametre, {
    table: ['diametre', 'cote-sur-plats', { 4.2: '7', 4.8: '8', 5.5: '8', 6.3: '10' }],
  }),
  regle(
    'filetage-ecrou',
    ['boulons-tete-hexagonale', 'vis-chc', 'tiges-filetees'],
    ['ecrous', 'rondelles-plates'],
    RAISONS.filetage,
    { egal: { 'filetage-metrique': 'filetage-metrique' } },
  ),
  regle(
    'collet-rondelle',
    ['boulons-collet-carre'],
    ['rondelles-plates', 'ecrous-freins'],
    RAISONS.filetage,
    {
      egal: { 'filetage-metrique': 'filetage-metrique' },
    },
  ),
  regle(
    'ecrou-boulon',
    ['ecrous', 'rondelles'],
    ['boulons-tete-hexagonale', 'tiges-filetees'],
    RAISONS.filetage,
    {
      egal: { 'filetage-metrique': 'filetage-metrique' },
    },
  ),
  regle('rondelle-ecrou', ['rondelles'], ['ecrous'], RAISONS.filetage, {
    egal: { 'filetage-metrique': 'filetage-metrique' },
  }),
  regle('ecrou-rondelle', ['ecrous'], ['rondelles-plates'], RAISONS.filetage, {
    egal: { 'filetage-metrique': 'filetage-metrique' },
  }),
  regle(
    'filetage-cle',
    ['boulons', 'ecrous', 'goujons-d-ancrage'],
    ['cles-mixtes-plates', 'douilles'],
    RAISONS.serrer,
    { table: ['filetage-metrique', 'surplat', CLES] },
  ),
];
