/** Protective equipment. Sizes do not show; colours, shapes and what is fitted on do. */
import type antichuteRappel from '../modeles/antichute-rappel.ts';
import type botte from '../modeles/botte.ts';
import type bouchonsOreille from '../modeles/bouchons-oreille.ts';
import type casqueAntibruit from '../modeles/casque-antibruit.ts';
import type casque from '../modeles/casque.ts';
import type casquette from '../modeles/casquette.ts';
import type chaussure from '../modeles/chaussure.ts';
import type coneChantier from '../modeles/cone-chantier.ts';
import type ecranFacial from '../modeles/ecran-facial.ts';
import type extincteur from '../modeles/extincteur.ts';
import type filtreRespiratoire from '../modeles/filtre-respiratoire.ts';
import type gantCuir from '../modeles/gant-cuir.ts';
import type gant from '../modeles/gant.ts';
import type harnais from '../modeles/harnais.ts';
import type longe from '../modeles/longe.ts';
import type lunettesMasque from '../modeles/lunettes-masque.ts';
import type lunettes from '../modeles/lunettes.ts';
import type masqueJetable from '../modeles/masque-jetable.ts';
import type masqueRespiratoire from '../modeles/masque-respiratoire.ts';
import type masqueSoudage from '../modeles/masque-soudage.ts';
import type panneauSecurite from '../modeles/panneau-securite.ts';
import type rubanBalisage from '../modeles/ruban-balisage.ts';
import type semelle from '../modeles/semelle.ts';
import type trousseSecours from '../modeles/trousse-secours.ts';
import type { Message } from '../pieces/signaux.ts';
import type { TypeFiltre } from '../pieces/filtre.ts';
import { image, type Genre, type Valeurs } from './image.ts';
import { couleurOf, nombreOf, palier, selon } from './read.ts';

const meme = <const T extends string>(...mots: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(mots.map((mot) => [mot, mot]));

const OCULAIRES = meme('polycarbonate', 'acetate');

/** The knit under a coating: light under dark, white under white. */
const SUPPORTS = {
  noir: 'gris',
  gris: 'gris',
  bleu: 'blanc',
  blanc: 'blanc',
  vert: 'jaune',
} as const;

const gantEnduit: Genre = (v) =>
  image<typeof gant>('gant', {
    support: selon({ couleur: couleurOf(v) }, 'couleur', SUPPORTS, 'gris'),
    enduction: couleurOf(v),
    etendue: selon(
      v,
      'enduction',
      { paume: 'paume', 'trois-quarts': 'trois-quarts', totale: 'total' },
      'paume',
    ),
    lisere: 'noir',
  });

const chaussureOf =
  (tige: 'basse' | 'haute'): Genre =>
  (v) => {
    const couleur = couleurOf(v);
    const velours = couleur === 'beige' || couleur === 'gris' || tige === 'basse';
    return image<typeof chaussure>('chaussure', {
      tige,
      matiere: v.matiere === undefined ? 'maille' : velours ? 'nubuck' : 'cuir',
      couleur,
    });
  };

const masqueJetableOf =
  (forme: 'coque' | 'pliable'): Genre =>
  (v) =>
    image<typeof masqueJetable>('masque-jetable', {
      forme,
      classe: selon(v, 'classe-ffp', meme('ffp1', 'ffp2', 'ffp3')),
      soupape: v.soupape === 'avec',
    });

const masqueOf =
  (forme: 'demi' | 'complet'): Genre =>
  () =>
    image<typeof masqueRespiratoire>('masque-respiratoire', { forme });

/** Stronger ones are deeper, and of another colour. */
const ANTIBRUITS = { 27: 'jaune', 30: 'jaune', 33: 'rouge', 36: 'rouge' } as const;

const HAUTEURS_EXTINCTEUR = {
  '6l': 2.9,
  '9l': 2.9,
  '6': 2.9,
  '9': 2.9,
  '2': 3.6,
  '5': 4.4,
} as const;

const champSoudage = (v: Valeurs) =>
  palier(Number(String(v['champ-soudage']).split('x')[1]), [45, 67]);

export const EPI: Readonly<Record<string, Genre>> = {
  'casque-chantier': (v) =>
    image<typeof casque>('casque', { forme: 'chantier', couleur: couleurOf(v), ventile: true }),
  'casque-hauteur': (v) =>
    image<typeof casque>('casque', {
      forme: 'hauteur',
      couleur: couleurOf(v),
      ventile: v['aeration-casque'] === 'ventile',
    }),
  'casquette-antiheurt': (v) =>
    image<typeof casquette>('casquette', {
      couleur: couleurOf(v),
      visiere: palier(nombreOf(v, 'longueur-visiere') * 10, [30, 70]),
    }),
  'lunettes-protection': (v) =>
    image<typeof lunettes>('lunettes', {
      teinte: selon(v, 'teinte-oculaire', meme('incolore', 'fume', 'jaune', 'mixte')),
    }),
  'lunettes-masque': (v) =>
    image<typeof lunettesMasque>('lunettes-masque', {
      oculaire: selon(v, 'matiere-oculaire', OCULAIRES),
    }),
  'ecran-facial': (v) =>
    image<typeof ecranFacial>('ecran-facial', {
      fixation: selon(v, 'fixation-ecran', meme('serre-tete', 'casque')),
      oculaire: selon(v, 'matiere-oculaire', OCULAIRES),
    }),
  'masque-soudage': (v, marque) =>
    image<typeof masqueSoudage>('masque-soudage', { marque, champ: champSoudage(v) }),
  'bouchon-oreille': (v) =>
    image<typeof bouchonsOreille>('bouchons-oreille', {
      couleur: selon(v, 'snr', { '37': 'orange', '34': 'jaune', '28': 'vert' }),
      cordelette: v.cordelette === 'avec',
    }),
  'casque-antibruit': (v) =>
    image<typeof casqueAntibruit>('casque-antibruit', {
      monture: selon(v, 'monture-antibruit', meme('serre-tete', 'casque', 'nuque')),
      couleur: selon(v, 'snr', ANTIBRUITS),
      coquille: nombreOf(v, 'snr') > 31 ? 38 : 30,
    }),
  'masque-pliable': masqueJetableOf('pliable'),
  'masque-coque': masqueJetableOf('coque'),
  'demi-masque': masqueOf('demi'),
  'masque-complet': masqueOf('complet'),
  'filtre-respiratoire': (v) =>
    image<typeof filtreRespiratoire>('filtre-respiratoire', {
      type: String(v['type-filtre']) as TypeFiltre,
    }),
  'gant-enduit': gantEnduit,
  'gant-anticoupure': (v) =>
    image<typeof gant>('gant', {
      support: 'gris',
      enduction: selon(v, 'niveau-coupure', { b: 'gris', c: 'gris', d: 'noir', f: 'noir' }),
      etendue: 'paume',
      lisere: selon(v, 'niveau-coupure', { b: 'vert', c: 'bleu', d: 'orange', f: 'rouge' }),
    }),
  'gant-cuir': () =>
    image<typeof gantCuir>('gant-cuir', { forme: 'fleur', couleur: 'jaune', manchette: 30 }),
  'gant-soudeur': (v) =>
    image<typeof gantCuir>('gant-cuir', {
      forme: 'soudeur',
      couleur: 'gris',
      manchette: palier(nombreOf(v, 'longueur'), [150, 200]),
    }),
  'gant-jetable': (v) =>
    image<typeof gantCuir>('gant-cuir', { forme: 'jetable', couleur: couleurOf(v), manchette: 40 }),
  'chaussure-basse': chaussureOf('basse'),
  'chaussure-haute': chaussureOf('haute'),
  'botte-securite': (v) => image<typeof botte>('botte', { couleur: couleurOf(v) }),
  semelle: () => image<typeof semelle>('semelle', { couleur: 'anthracite' }),
  harnais: (v) =>
    image<typeof harnais>('harnais', {
      accroche: selon(v, 'points-accroche', meme('dorsal', 'dorsal-sternal', 'ceinture')),
    }),
  longe: (v) =>
    image<typeof longe>('longe', {
      brins: selon(v, 'brins-longe', meme('simple', 'double')),
      connecteur: selon(v, 'connecteur-longe', meme('grand-crochet', 'mousqueton')),
    }),
  'antichute-rappel': (v) =>
    image<typeof antichuteRappel>('antichute-rappel', {
      ligne: selon(v, 'ligne-rappel', meme('sangle', 'cable')),
      rayon: palier(50 + 2.4 * nombreOf(v, 'longueur-antichute'), [56, 80, 110]),
    }),
  'trousse-secours': (v) =>
    image<typeof trousseSecours>('trousse-secours', {
      contenant: selon(v, 'contenant-secours', meme('coffret', 'trousse', 'armoire')),
      large: selon(v, 'effectif-secours', { '4': 220, '10': 280, '20': 280 }),
    }),
  extincteur: (v) =>
    image<typeof extincteur>('extincteur', {
      agent: selon(v, 'agent-extincteur', meme('eau', 'poudre', 'co2')),
      elancement: selon(v, 'charge-extincteur', HAUTEURS_EXTINCTEUR),
    }),
  'panneau-securite': (v) =>
    image<typeof panneauSecurite>('panneau-securite', {
      message: String(v['message-panneau']) as Message,
    }),
  'cone-chantier': (v) =>
    image<typeof coneChantier>('cone-chantier', {
      hauteur: palier(nombreOf(v, 'hauteur'), [300, 500, 750]),
      bandes: selon(v, 'bandes-cone', meme('retro', 'peintes')),
    }),
  'ruban-balisage': (v) =>
    image<typeof rubanBalisage>('ruban-balisage', {
      motif: selon(v, 'motif-ruban', meme('rouge-blanc', 'jaune-noir')),
      rayon: palier(nombreOf(v, 'longueur-ruban') / 10 + 45, [55, 85]),
    }),
};
