import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { arrondi, capitales, chiffres, codeCouleur, nombre, surtaille } from '../epi/bareme.ts';
import {
  codeColoris,
  grandPantalon,
  poidsPantalon,
  poidsTaille,
  TAILLES,
  TAILLES_PANTALON,
} from './tailles.ts';

export const modelesHauteVisibilite: readonly ModeleArticle[] = [
  {
    code: 'HGI',
    noeud: 'gilets-haute-visibilite',
    genre: 'gilet-haute-visibilite',
    nom: texte(
      'Gilet haute visibilité classe 2',
      'Class 2 hi-vis vest',
      'Chaleco de alta visibilidad clase 2',
    ),
    declinaison: texte(
      'taille {taille}, {couleur}',
      'size {taille}, {couleur}',
      'talla {taille}, {couleur}',
    ),
    description: texte(
      'Maille polyester fluorescente, deux bandes rétroréfléchissantes de 50 mm autour du corps et deux baudriers, fermeture auto-agrippante. À enfiler par-dessus la veste ; un par occupant dans le véhicule. Tient 25 lavages à 40 °C.',
      'Fluorescent polyester knit with two 50 mm reflective body bands and two braces, hook-and-loop front. Goes over the jacket; keep one per person in the vehicle. Good for 25 washes at 40 °C.',
      'Punto de poliéster fluorescente con dos bandas reflectantes de 50 mm y dos tirantes, cierre autoadherente. Se lleva sobre la chaqueta; uno por ocupante en el vehículo. Soporta 25 lavados a 40 °C.',
    ),
    axes: { taille: TAILLES, couleur: ['jaune-fluo', 'orange-fluo'] },
    fixes: {
      'classe-haute-visibilite': '2',
      'composition-tissu': 'polyester',
      'grammage-tissu': 120,
    },
    marques: ['securam', 'bastide', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => arrondi(490 * surtaille(v)),
    poids: (v) => poidsTaille(v, 140),
    suffixe: (v) => `${codeCouleur(v)}-${capitales(v, 'taille')}`,
    normes: ['EN ISO 20471'],
    complements: ['GCC', 'GCO'],
    metiers: ['collectivite', 'macon', 'paysagiste', 'maintenance'],
  },
  {
    code: 'HTV',
    noeud: 't-shirts-haute-visibilite',
    genre: 't-shirt-haute-visibilite',
    nom: texte(
      'T-shirt haute visibilité respirant',
      'Breathable hi-vis T-shirt',
      'Camiseta de alta visibilidad transpirable',
    ),
    declinaison: texte(
      '{manches}, {couleur}, taille {taille}',
      '{manches}, {couleur}, size {taille}',
      '{manches}, {couleur}, talla {taille}',
    ),
    description: texte(
      'Maille piquée en polyester recyclé, bandes segmentées thermocollées qui s’étirent avec le tissu. Protection solaire UPF 50. Classe 2 en manches courtes comme en manches longues.',
      'Recycled polyester birdseye knit with segmented heat-applied tape that stretches with the fabric. UPF 50 sun protection. Class 2 with short or long sleeves.',
      'Piqué de poliéster reciclado con cintas segmentadas termoadhesivas que ceden con el tejido. Protección solar UPF 50. Clase 2 tanto en manga corta como larga.',
    ),
    axes: {
      taille: TAILLES,
      couleur: ['jaune-fluo', 'orange-fluo'],
      manches: ['courtes', 'longues'],
    },
    fixes: {
      'classe-haute-visibilite': '2',
      'composition-tissu': 'polyester',
      'grammage-tissu': 150,
    },
    marques: ['securam', 'norderik', 'bastide'],
    conditionnement: aLaPiece,
    prix: (v) => arrondi((v.manches === 'longues' ? 1890 : 1490) * surtaille(v)),
    poids: (v) => poidsTaille(v, v.manches === 'longues' ? 235 : 190),
    suffixe: (v) =>
      `${v.manches === 'longues' ? 'ML' : 'MC'}-${codeCouleur(v)}-${capitales(v, 'taille')}`,
    normes: ['EN ISO 20471', 'EN 13758-2'],
    complements: ['HPV', 'HGI'],
    metiers: ['collectivite', 'macon', 'paysagiste'],
  },
  {
    code: 'HPV',
    noeud: 'pantalons-haute-visibilite',
    genre: 'pantalon-haute-visibilite',
    nom: texte(
      'Pantalon haute visibilité classe 2',
      'Class 2 hi-vis trousers',
      'Pantalón de alta visibilidad clase 2',
    ),
    declinaison: texte(
      'taille {taille-pantalon}, {couleur}',
      'size {taille-pantalon}, {couleur}',
      'talla {taille-pantalon}, {couleur}',
    ),
    description: texte(
      'Polycoton fluorescent à empiècements sombres aux genoux et au bas, là où l’on se salit. Deux bandes de 50 mm par jambe, poches genouillères. Associé à une veste classe 2, l’ensemble atteint la classe 3.',
      'Fluorescent polycotton with dark panels at knee and hem, where dirt shows. Two 50 mm bands on each leg, knee pockets. Worn with a class 2 jacket the outfit reaches class 3.',
      'Polialgodón fluorescente con paneles oscuros en rodillas y bajos, donde más se ensucia. Dos bandas de 50 mm por pierna y bolsillos de rodillera. Con una chaqueta de clase 2, el conjunto alcanza la clase 3.',
    ),
    axes: {
      'taille-pantalon': TAILLES_PANTALON,
      couleur: ['jaune-marine', 'orange-marine', 'orange-gris'],
    },
    existe: (v) => nombre(v, 'taille-pantalon') >= 38 && nombre(v, 'taille-pantalon') <= 54,
    fixes: {
      'classe-haute-visibilite': '2',
      'composition-tissu': 'polycoton',
      'grammage-tissu': 280,
    },
    marques: ['norderik', 'securam', 'bastide'],
    conditionnement: aLaPiece,
    prix: (v) => arrondi(5490 * grandPantalon(v)),
    poids: (v) => poidsPantalon(v, 720),
    suffixe: (v) => `${codeColoris(v)}-${chiffres(v, 'taille-pantalon')}`,
    normes: ['EN ISO 20471', 'EN 14404'],
    complements: ['HGN', 'HTV', 'HPK'],
    metiers: ['collectivite', 'macon', 'paysagiste'],
  },
  {
    code: 'HPK',
    noeud: 'parkas-haute-visibilite',
    genre: 'parka-haute-visibilite',
    nom: texte(
      'Parka haute visibilité 4 en 1',
      '4-in-1 hi-vis parka',
      'Parka de alta visibilidad 4 en 1',
    ),
    declinaison: texte(
      'taille {taille}, {couleur}',
      'size {taille}, {couleur}',
      'talla {taille}, {couleur}',
    ),
    description: texte(
      'Parka étanche et blouson intérieur à manches amovibles, à porter ensemble ou séparément selon la saison. Oxford 300D enduit, coutures étanchées, bandes sur buste, épaules et manches. Classe 3 manches montées.',
      'Waterproof parka plus inner jacket with zip-off sleeves, worn together or apart as the season asks. Coated 300D Oxford, taped seams, tape on body, shoulders and sleeves. Class 3 with sleeves on.',
      'Parka impermeable y cazadora interior de mangas desmontables, juntas o por separado según la estación. Oxford 300D recubierto, costuras selladas, bandas en torso, hombros y mangas. Clase 3 con mangas.',
    ),
    axes: { taille: TAILLES, couleur: ['jaune-marine', 'orange-marine'] },
    fixes: {
      'classe-haute-visibilite': '3',
      'composition-tissu': 'pu-polyester',
      manches: 'longues',
    },
    marques: ['norderik', 'securam', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => arrondi(7990 * surtaille(v)),
    poids: (v) => poidsTaille(v, 1600),
    suffixe: (v) => `${codeColoris(v)}-${capitales(v, 'taille')}`,
    normes: ['EN ISO 20471', 'EN 343 3/1'],
    complements: ['HPV', 'HBN'],
    metiers: ['collectivite', 'macon', 'maintenance'],
  },
];
