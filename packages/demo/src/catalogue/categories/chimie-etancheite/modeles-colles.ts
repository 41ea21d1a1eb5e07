import { aLaPiece, chiffres, dixiemes, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { emballage, poidsMastic, prixMastic } from './emballages.ts';

export const colles: readonly ModeleArticle[] = [
  {
    code: 'CCF',
    noeud: 'colles-fixation',
    genre: 'cartouche-mastic',
    nom: texte('Colle de fixation', 'Grab adhesive', 'Adhesivo de montaje'),
    declinaison: texte(
      '{base-colle}, {emballage-mastic}',
      '{base-colle}, {emballage-mastic}',
      '{base-colle}, {emballage-mastic}',
    ),
    description: texte(
      'Remplace vis et clous pour plinthes, moulures, lambris, goulottes et panneaux isolants. L’acrylique demande un support absorbant et reste à l’intérieur ; le polyuréthane et l’hybride tiennent dehors et sur métal. Appliquer en plots ou en cordons verticaux, presser et ajuster pendant 10 minutes.',
      'Replaces screws and nails for skirting, mouldings, panelling, trunking and insulation boards. The acrylic grade needs one porous face and stays indoors; polyurethane and hybrid hold outside and on metal. Apply in dabs or vertical beads, press and adjust for 10 minutes.',
      'Sustituye tornillos y clavos en rodapiés, molduras, frisos, canaletas y paneles aislantes. El acrílico exige un soporte poroso y es solo para interior; el poliuretano y el híbrido resisten en exterior y sobre metal. Aplicar en puntos o cordones verticales, presionar y ajustar durante 10 minutos.',
    ),
    axes: {
      'base-colle': ['acrylique', 'hybride', 'polyurethane'],
      'emballage-mastic': ['cartouche-300', 'lot-300', 'cartouche-290', 'lot-290', 'poche-600'],
    },
    existe: (v) => {
      const pack = String(v['emballage-mastic']);
      if (v['base-colle'] === 'hybride') return pack.endsWith('290') || pack === 'poche-600';
      return pack.endsWith('300');
    },
    marques: ['colsyl', 'sikora', 'bremond', 'comptoir'],
    conditionnement: (v) => emballage(v['emballage-mastic']).conditionnement,
    prix: (v) =>
      prixMastic(
        v['emballage-mastic'],
        selon(v['base-colle'], { acrylique: 465, polyurethane: 690, hybride: 1050 }),
      ),
    poids: (v) => poidsMastic(v['emballage-mastic'], 1.45),
    suffixe: (v) => `${sigle(v['base-colle'])}-${sigle(v['emballage-mastic'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    complements: ['CPI', 'CRM'],
    metiers: ['menuisier', 'agenceur', 'plaquiste', 'electricien'],
  },
  {
    code: 'CCV',
    noeud: 'colles-vinyliques',
    genre: 'pot-colle',
    nom: texte('Colle à bois vinylique', 'PVA wood glue', 'Cola blanca vinílica para madera'),
    declinaison: texte(
      '{classe-colle}, {masse-kg}',
      '{classe-colle}, {masse-kg}',
      '{classe-colle}, {masse-kg}',
    ),
    description: texte(
      'Colle blanche prête à l’emploi pour tenons, tourillons, placages et panneaux. D2 à l’intérieur sec, D3 en cuisine et salle de bains, D4 en extérieur abrité. Temps ouvert de 8 à 10 minutes à 20 °C, serrage de 15 à 30 minutes selon l’essence ; ne pas employer sous 8 °C.',
      'Ready-to-use white glue for tenons, dowels, veneers and panels. D2 for dry interiors, D3 for kitchens and bathrooms, D4 for sheltered exteriors. Open time 8 to 10 minutes at 20 °C, clamp for 15 to 30 minutes depending on species; not below 8 °C.',
      'Cola blanca lista al uso para espigas, clavijas, chapas y tableros. D2 en interior seco, D3 en cocina y baño, D4 en exterior protegido. Tiempo abierto de 8 a 10 minutos a 20 °C y prensado de 15 a 30 minutos según la madera; no usar por debajo de 8 °C.',
    ),
    axes: { 'classe-colle': ['d3', 'd2', 'd4'], 'masse-kg': [0.75, 0.25, 5, 10, 25] },
    existe: (v) => v['classe-colle'] !== 'd4' || (v['masse-kg'] !== 0.25 && v['masse-kg'] !== 25),
    marques: ['lignea', 'colsyl', 'comptoir'],
    conditionnement: (v) =>
      Number(v['masse-kg']) >= 5 ? { unite: 'seau', contenu: 1 } : { unite: 'piece', contenu: 1 },
    prix: (v) =>
      Math.round(
        140 +
          (Number(v['masse-kg']) * 1000) ** 0.9 *
            selon(v['classe-colle'], { d2: 1.35, d3: 1.75, d4: 2.6 }),
      ),
    poids: (v) => Math.round(Number(v['masse-kg']) * 1050 + 20),
    suffixe: (v) => `${sigle(v['classe-colle'])}-${dixiemes(Number(v['masse-kg']) * 10, 4)}`,
    normes: ['EN 204'],
    complements: ['CRM'],
    metiers: ['menuisier', 'agenceur', 'charpentier'],
  },
  {
    code: 'CCN',
    noeud: 'colles-contact',
    genre: 'bidon-colle',
    nom: texte(
      'Colle contact néoprène',
      'Neoprene contact adhesive',
      'Cola de contacto de neopreno',
    ),
    declinaison: texte(
      '{consistance}, {volume-litres}',
      '{consistance}, {volume-litres}',
      '{consistance}, {volume-litres}',
    ),
    description: texte(
      'Pour stratifiés, chants, caoutchouc, cuir et panneaux courbes. Encoller les deux faces, laisser gommer de 10 à 20 minutes, puis presser fort : la position est définitive. Le gel ne coule pas en vertical. Vapeurs inflammables : ventiler et éloigner toute flamme.',
      'For laminates, edgings, rubber, leather and curved panels. Coat both faces, allow to flash off for 10 to 20 minutes, then press hard: positioning is final. The gel does not run on vertical work. Flammable vapour: ventilate and keep away from flames.',
      'Para estratificados, cantos, caucho, cuero y paneles curvos. Encolar ambas caras, dejar orear de 10 a 20 minutos y presionar con fuerza: la posición es definitiva. El gel no escurre en vertical. Vapores inflamables: ventilar y evitar llamas.',
    ),
    axes: { consistance: ['liquide', 'gel'], 'volume-litres': [0.75, 0.25, 2.5, 5, 20] },
    existe: (v) => v.consistance !== 'gel' || v['volume-litres'] !== 20,
    marques: ['bremond', 'colsyl', 'sikora'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        180 + Number(v['volume-litres']) ** 0.88 * (v.consistance === 'gel' ? 1480 : 1290),
      ),
    poids: (v) =>
      Math.round(Number(v['volume-litres']) * 900 + 90 + Number(v['volume-litres']) * 35),
    suffixe: (v) => `${sigle(v.consistance)}-${dixiemes(Number(v['volume-litres']) * 10, 4)}`,
    dangereux: true,
    complements: ['CSO'],
    metiers: ['agenceur', 'menuisier', 'maintenance'],
  },
  {
    code: 'CCY',
    noeud: 'colles-instantanees',
    genre: 'flacon-colle',
    nom: texte(
      'Colle cyanoacrylate',
      'Cyanoacrylate instant adhesive',
      'Adhesivo de cianoacrilato',
    ),
    declinaison: texte(
      '{consistance}, {masse-nette}',
      '{consistance}, {masse-nette}',
      '{consistance}, {masse-nette}',
    ),
    description: texte(
      'Prise en quelques secondes sur bois, PVC, métal, caoutchouc et céramique. La fluide pénètre les assemblages ajustés, le gel comble jusqu’à 0,3 mm et ne coule pas. Une goutte suffit ; conserver au frais et au sec.',
      'Sets within seconds on wood, PVC, metal, rubber and ceramics. The thin grade wicks into tight joints, the gel fills up to 0.3 mm without running. One drop is enough; store cool and dry.',
      'Agarre en segundos sobre madera, PVC, metal, caucho y cerámica. La fluida penetra en uniones ajustadas; el gel rellena hasta 0,3 mm y no gotea. Basta una gota; conservar en lugar fresco y seco.',
    ),
    axes: { consistance: ['moyenne', 'fluide', 'gel'], 'masse-nette': [20, 50, 100] },
    existe: (v) => v.consistance !== 'gel' || v['masse-nette'] !== 100,
    marques: ['colsyl', 'bremond', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => Math.round(260 + Number(v['masse-nette']) * (v.consistance === 'gel' ? 19 : 16)),
    poids: (v) => Math.round(Number(v['masse-nette']) * 1.1 + 12),
    suffixe: (v) => `${sigle(v.consistance)}-${chiffres(v['masse-nette'], 3)}`,
    complements: ['CCV'],
    metiers: ['agenceur', 'menuisier', 'maintenance'],
  },
];
