/** Plumbing and heating. */
import type abattantWc from '../modeles/abattant-wc.ts';
import type batiSupport from '../modeles/bati-support.ts';
import type boucheVentilation from '../modeles/bouche-ventilation.ts';
import type cartoucheFiltre from '../modeles/cartouche-filtre.ts';
import type chauffeEau from '../modeles/chauffe-eau.ts';
import type collierIsophonique from '../modeles/collier-isophonique.ts';
import type couronne from '../modeles/couronne.ts';
import type flexibleSanitaire from '../modeles/flexible-sanitaire.ts';
import type gaineVentilation from '../modeles/gaine-ventilation.ts';
import type mecanismeChasse from '../modeles/mecanisme-chasse.ts';
import type mitigeurThermostatique from '../modeles/mitigeur-thermostatique.ts';
import type mitigeur from '../modeles/mitigeur.ts';
import type packWc from '../modeles/pack-wc.ts';
import type raccord from '../modeles/raccord.ts';
import type radiateur from '../modeles/radiateur.ts';
import type robinetThermostatique from '../modeles/robinet-thermostatique.ts';
import type secheServiettes from '../modeles/seche-serviettes.ts';
import type siphon from '../modeles/siphon.ts';
import type tubeBarre from '../modeles/tube-barre.ts';
import type vanneBille from '../modeles/vanne-bille.ts';
import type { ParamsOf } from '../modele.ts';
import { image, type Genre, type Image } from './image.ts';
import { finitionOf, nombreOf, palier, selon } from './read.ts';

type FormeRaccord = ParamsOf<typeof raccord>['forme'];

const FORMES: Readonly<Record<string, FormeRaccord>> = {
  'coude-90-ff': 'coude-90-ff',
  'coude-90-mf': 'coude-90-mf',
  'coude-45-ff': 'coude-45-ff',
  'coude-87-mf': 'coude-90-mf',
  'coude-87-ff': 'coude-90-ff',
  'coude-45-mf': 'coude-45-mf',
  'coude-90': 'coude-90-ff',
  'manchon-droit': 'manchon',
  'manchon-ff': 'manchon',
  'mamelon-egal': 'mamelon',
  'te-egal': 'te',
  'te-87-mf': 'te',
  'embranchement-45-mf': 'embranchement',
  bouchon: 'bouchon',
  'raccord-femelle': 'raccord-femelle',
  'raccord-male': 'raccord-male',
  'coude-applique': 'coude-applique',
  'coude-filete-male': 'coude-filete-male',
};

const fitting = (serie: ParamsOf<typeof raccord>['serie'], forme: FormeRaccord): Image =>
  image<typeof raccord>('raccord', { serie, forme });

const raccordOf =
  (serie: ParamsOf<typeof raccord>['serie'], code = 'forme-raccord'): Genre =>
  (v) =>
    fitting(serie, selon(v, code, FORMES));

/** PEX fittings have a thread and a pipe, screwed ones a thread alone. */
const raccordLaiton: Genre = (v) =>
  fitting(v.diametre === undefined ? 'laiton' : 'per', selon(v, 'forme-raccord', FORMES));

/** Annealed copper, PEX and composite pipe: sheath and insulation hide what is inside. */
const couronneTube: Genre = (v) => {
  const gaine = String(v['gaine-tube']);
  const cuivre = v.matiere === 'cuivre';
  if (gaine === 'nu') {
    return image<typeof couronne>('couronne', {
      sorte: 'tube',
      couleur: cuivre ? 'cuivre' : nombreOf(v, 'epaisseur') >= 2 ? 'blanc' : 'ivoire',
      conducteurs: 0,
    });
  }
  return image<typeof couronne>('couronne', {
    sorte: gaine === 'isole' ? 'tube-isole' : 'tube-gaine',
    couleur: gaine === 'rouge' ? 'rouge' : gaine === 'isole' ? 'gris' : 'bleu',
    conducteurs: 0,
  });
};

const radiateurAcier: Genre = (v) =>
  image<typeof radiateur>('radiateur', {
    sorte: selon(v, 'type-radiateur', { t11: 't11', t21: 't21', t22: 't22', t33: 't33' }),
    couleur: 'blanc',
    format: palier(nombreOf(v, 'longueur') / nombreOf(v, 'hauteur'), [1, 2.4]),
  });

/** Litres make the height; on the wall they are all of one diameter. */
const chauffeEauOf: Genre = (v) => {
  const pose = selon(v, 'pose-chauffe-eau', {
    'vertical-mural': 'vertical',
    'horizontal-mural': 'horizontal',
    'vertical-sol': 'sol',
  });
  const litres = nombreOf(v, 'capacite-litres');
  return image<typeof chauffeEau>('chauffe-eau', {
    pose,
    elancement: pose === 'sol' ? 3 : palier(litres / 95, [1.1, 2]),
    marque: 'neutre',
  });
};

export const PLOMBERIE_CHAUFFAGE: Readonly<Record<string, Genre>> = {
  'raccord-cuivre': raccordOf('cuivre'),
  'raccord-laiton': raccordLaiton,
  'raccord-sertir': raccordOf('sertir'),
  'raccord-pvc': raccordOf('pvc', 'forme-pvc'),
  'tube-cuivre': () =>
    image<typeof tubeBarre>('tube-barre', { matiere: 'cuivre', paroi: 0.1, nombre: 4 }),
  'tube-pvc': (v) =>
    image<typeof tubeBarre>('tube-barre', {
      matiere: 'pvc-gris',
      paroi: 0.07,
      nombre: nombreOf(v, 'diametre') < 70 ? 3 : 1,
    }),
  'couronne-tube': couronneTube,
  'collier-tube': (v) =>
    image<typeof collierIsophonique>('collier-isophonique', {
      rapport: palier(Number.parseInt(String(v['plage-collier']), 10) / 40, [0.5, 0.9, 2]),
    }),
  'vanne-bille': (v) =>
    image<typeof vanneBille>('vanne-bille', {
      raccordement: selon(v, 'raccordement-vanne', {
        'femelle-femelle': 'femelle-femelle',
        'male-femelle': 'male-femelle',
      }),
      manoeuvre: selon(v, 'manoeuvre-vanne', { levier: 'levier', papillon: 'papillon' }),
    }),
  'flexible-sanitaire': (v) =>
    image<typeof flexibleSanitaire>('flexible-sanitaire', {
      bouts: selon(v, 'raccordement-vanne', {
        'femelle-femelle': 'femelle-femelle',
        'male-femelle': 'male-femelle',
      }),
    }),
  'mitigeur-evier': (v) =>
    image<typeof mitigeur>('mitigeur', {
      bec: selon(v, 'bec-mitigeur', {
        'bec-bas': 'evier-bas',
        'bec-col-cygne': 'col-cygne',
        'bec-douchette': 'douchette',
      }),
      finition: finitionOf(v),
    }),
  'mitigeur-lavabo': (v) =>
    image<typeof mitigeur>('mitigeur', {
      bec: selon(v, 'bec-mitigeur', { 'bec-bas': 'lavabo-bas', 'bec-haut': 'lavabo-haut' }),
      finition: finitionOf(v),
    }),
  'mitigeur-thermostatique': (v) =>
    image<typeof mitigeurThermostatique>('mitigeur-thermostatique', {
      finition: finitionOf(v),
      entraxe: nombreOf(v, 'entraxe') < 100 ? '50' : '150',
    }),
  siphon: (v) =>
    image<typeof siphon>('siphon', {
      sorte: selon(v, 'type-siphon', {
        'lavabo-pvc': 'bouteille',
        'evier-simple': 'evier',
        'evier-double': 'double',
        'lavabo-design': 'design',
        'machine-laver': 'machine',
        'gain-place': 'gain-place',
      }),
    }),
  'robinet-thermostatique': (v) =>
    image<typeof robinetThermostatique>('robinet-thermostatique', {
      forme: selon(v, 'forme-raccord', { equerre: 'equerre', droit: 'droit' }),
    }),
  'radiateur-acier': radiateurAcier,
  'radiateur-electrique': (v) =>
    image<typeof radiateur>('radiateur', {
      sorte: 'electrique',
      couleur: selon(v, 'couleur', { blanc: 'blanc', anthracite: 'anthracite' }),
      format: nombreOf(v, 'puissance') > 1200 ? 2 : 1.2,
    }),
  'seche-serviettes': (v) =>
    image<typeof secheServiettes>('seche-serviettes', {
      couleur: selon(v, 'couleur', { blanc: 'blanc', anthracite: 'anthracite', noir: 'noir' }),
      groupes: 3,
    }),
  'chauffe-eau': chauffeEauOf,
  'pack-wc': (v) =>
    image<typeof packWc>('pack-wc', {
      sortie: v['sortie-wc'] === 'verticale' ? 'verticale' : 'horizontale',
      hauteur: 400,
    }),
  'abattant-wc': (v) =>
    image<typeof abattantWc>('abattant-wc', {
      couleur: selon(v, 'couleur', { blanc: 'blanc', noir: 'noir' }),
    }),
  'bati-support': (v) =>
    image<typeof batiSupport>('bati-support', {
      largeur: nombreOf(v, 'largeur'),
      hauteur: nombreOf(v, 'hauteur'),
    }),
  'mecanisme-chasse': (v) =>
    image<typeof mecanismeChasse>('mecanisme-chasse', { finition: finitionOf(v) }),
  'bouche-ventilation': (v) =>
    image<typeof boucheVentilation>('bouche-ventilation', {
      matiere: v.matiere === 'acier' ? 'acier' : 'plastique',
      couleur: selon(v, 'couleur', { blanc: 'blanc', noir: 'noir' }),
    }),
  'gaine-ventilation': (v) =>
    image<typeof gaineVentilation>('gaine-ventilation', {
      isolation: v['isolation-conduit'] === 'nu' ? 'nu' : 'isole',
    }),
  'cartouche-filtre': (v) =>
    image<typeof cartoucheFiltre>('cartouche-filtre', {
      media: selon(v, 'media-filtrant', {
        'bobine-polypro': 'bobine',
        'charbon-actif': 'charbon',
        'tamis-lavable': 'tamis',
        polyphosphates: 'polyphosphates',
      }),
    }),
};
