import { aLaPiece, dixiemes, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

const seauOuPot = (litres: number) =>
  ({ unite: litres >= 10 ? 'seau' : 'piece', contenu: 1 }) as const;

export const peintures: readonly ModeleArticle[] = [
  {
    code: 'CPW',
    noeud: 'peintures-murs',
    genre: 'seau-peinture',
    nom: texte(
      'Peinture acrylique murs et plafonds blanche',
      'White acrylic wall and ceiling paint',
      'Pintura acrílica blanca para paredes y techos',
    ),
    declinaison: texte(
      'aspect {aspect-finition}, {volume-litres}',
      '{aspect-finition} finish, {volume-litres}',
      'acabado {aspect-finition}, {volume-litres}',
    ),
    description: texte(
      'Peinture de finition garnissante pour plâtre, plaques de plâtre, enduit et anciens fonds. Rendement de 9 à 11 m² par litre et par couche, recouvrable après 6 heures. Le mat masque les défauts en plafond, le velours et le satiné se lessivent en circulation et en pièce humide.',
      'High-build finish for plaster, plasterboard, filler and old paint. Covers 9 to 11 m² per litre per coat, recoat after 6 hours. Matt hides defects on ceilings; eggshell and satin wash down in corridors and wet rooms.',
      'Pintura de acabado de alto poder cubriente para yeso, placa, masilla y fondos viejos. Rinde de 9 a 11 m² por litro y mano, repintable a las 6 horas. El mate disimula defectos en techos; el aterciopelado y el satinado son lavables en zonas de paso y húmedas.',
    ),
    axes: { 'aspect-finition': ['mat', 'velours', 'satine'], 'volume-litres': [15, 10, 4, 1] },
    fixes: { couleur: 'blanc' },
    marques: ['bastide', 'bremond', 'comptoir'],
    conditionnement: (v) => seauOuPot(Number(v['volume-litres'])),
    prix: (v) =>
      Math.round(
        Number(v['volume-litres']) ** 0.85 *
          selon(v['aspect-finition'], { mat: 1150, velours: 1420, satine: 1490 }),
      ),
    poids: (v) => Math.round(Number(v['volume-litres']) * 1450 + 80),
    suffixe: (v) => `${sigle(v['aspect-finition'])}-${dixiemes(v['volume-litres'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 6 },
    normes: ['EN 13300'],
    complements: ['CMA', 'CRM'],
    metiers: ['peintre', 'plaquiste', 'collectivite'],
  },
  {
    code: 'CPA',
    noeud: 'peintures-aerosol',
    genre: 'aerosol-peinture',
    nom: texte('Peinture aérosol', 'Spray paint', 'Pintura en aerosol'),
    declinaison: texte(
      '{teinte-ral}, {aspect-finition}, {contenance}',
      '{teinte-ral}, {aspect-finition}, {contenance}',
      '{teinte-ral}, {aspect-finition}, {contenance}',
    ),
    description: texte(
      'Laque acrylique à séchage rapide pour retouches de menuiseries, serrurerie, radiateurs et machines. Sec au toucher en 15 minutes, recouvrable dans l’heure ou après 24 heures. Poncer, dégraisser, puis croiser deux voiles minces à 25 cm.',
      'Fast-drying acrylic lacquer to touch up frames, metalwork, radiators and machines. Touch dry in 15 minutes; recoat within the hour or after 24 hours. Sand, degrease, then cross two light coats from 25 cm.',
      'Laca acrílica de secado rápido para retoques de carpintería, cerrajería, radiadores y máquinas. Seca al tacto en 15 minutos; repintar en la primera hora o pasadas 24 horas. Lijar, desengrasar y cruzar dos capas finas a 25 cm.',
    ),
    axes: {
      'teinte-ral': [
        'ral-9010',
        'ral-9005',
        'ral-7016',
        'ral-7035',
        'ral-9006',
        'ral-8017',
        'ral-6005',
        'ral-5010',
        'ral-3020',
        'ral-2004',
        'ral-1023',
      ],
      'aspect-finition': ['satine', 'mat', 'brillant'],
    },
    fixes: { contenance: 400 },
    existe: (v) =>
      v['aspect-finition'] !== 'mat' ||
      ['ral-9010', 'ral-9005', 'ral-7016', 'ral-7035'].includes(String(v['teinte-ral'])),
    marques: ['bremond', 'bastide', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => (v['teinte-ral'] === 'ral-9006' ? 890 : 790),
    poids: () => 370,
    suffixe: (v) => `${String(v['teinte-ral']).slice(4)}-${sigle(v['aspect-finition'])}`,
    dangereux: true,
    complements: ['CRM', 'CSO'],
    metiers: ['metallier', 'serrurier', 'menuisier', 'maintenance'],
  },
  {
    code: 'CLS',
    noeud: 'lasures',
    genre: 'pot-lasure',
    nom: texte(
      'Lasure extérieure haute protection',
      'High-protection exterior wood stain',
      'Lasur exterior de alta protección',
    ),
    declinaison: texte(
      '{teinte-bois}, {volume-litres}',
      '{teinte-bois}, {volume-litres}',
      '{teinte-bois}, {volume-litres}',
    ),
    description: texte(
      'Film microporeux satiné pour bardages, volets, charpentes et menuiseries, durée de service de 8 ans en exposition normale. Deux couches sur bois neuf dégraissé, trois en montagne ou en bord de mer. L’incolore seul ne protège pas des UV : finir par une couche teintée.',
      'Satin microporous film for cladding, shutters, carpentry and joinery, serviceable for 8 years in normal exposure. Two coats on new degreased timber, three in mountain or coastal areas. Clear alone gives no UV protection: finish with a tinted coat.',
      'Película microporosa satinada para revestimientos, contraventanas, estructuras y carpintería, con 8 años de duración en exposición normal. Dos manos sobre madera nueva desengrasada, tres en montaña o costa. El incoloro solo no protege de los UV: terminar con una mano teñida.',
    ),
    axes: {
      'teinte-bois': ['chene-clair', 'incolore', 'chene-moyen', 'teck', 'noyer', 'gris'],
      'volume-litres': [5, 1, 2.5, 20],
    },
    existe: (v) =>
      v['volume-litres'] !== 20 ||
      ['chene-clair', 'incolore', 'chene-moyen'].includes(String(v['teinte-bois'])),
    marques: ['lignea', 'bastide', 'comptoir'],
    conditionnement: (v) => seauOuPot(Number(v['volume-litres'])),
    prix: (v) =>
      Math.round(
        Number(v['volume-litres']) ** 0.86 * (v['teinte-bois'] === 'incolore' ? 1990 : 2090),
      ),
    poids: (v) => Math.round(Number(v['volume-litres']) * 1060 + 110),
    suffixe: (v) =>
      `${String(v['teinte-bois']).replace('chene-', 'CH').toUpperCase().slice(0, 4)}-${dixiemes(v['volume-litres'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 5 },
    normes: ['EN 927-2'],
    complements: ['CSO', 'CRM'],
    metiers: ['menuisier', 'charpentier', 'peintre'],
  },
  {
    code: 'CHU',
    noeud: 'huiles-bois',
    genre: 'pot-lasure',
    nom: texte(
      'Huile dure plans de travail et meubles',
      'Hard oil for worktops and furniture',
      'Aceite duro para encimeras y muebles',
    ),
    declinaison: texte(
      '{teinte-bois}, {volume-litres}',
      '{teinte-bois}, {volume-litres}',
      '{teinte-bois}, {volume-litres}',
    ),
    description: texte(
      'Huiles végétales et cires, apte au contact alimentaire une fois sèche. Trois couches fines sur bois poncé au grain 150, chants et sous-face compris ; essuyer l’excédent après 20 minutes. Les chiffons imbibés peuvent s’enflammer seuls : les mouiller avant de les jeter.',
      'Plant oils and waxes, food safe once dry. Three thin coats on timber sanded to 150 grit, edges and underside included; wipe off the surplus after 20 minutes. Oily rags can ignite by themselves: soak them before disposal.',
      'Aceites vegetales y ceras, apto para contacto alimentario una vez seco. Tres manos finas sobre madera lijada a grano 150, cantos y cara inferior incluidos; retirar el sobrante a los 20 minutos. Los trapos impregnados pueden arder solos: mojarlos antes de tirarlos.',
    ),
    axes: { 'teinte-bois': ['incolore', 'chene-clair', 'noyer'], 'volume-litres': [1, 2.5] },
    marques: ['lignea', 'bremond', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => Math.round(Number(v['volume-litres']) ** 0.88 * 3290),
    poids: (v) => Math.round(Number(v['volume-litres']) * 940 + 110),
    suffixe: (v) => `${sigle(v['teinte-bois'])}-${dixiemes(v['volume-litres'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 5 },
    normes: ['EN 71-3'],
    metiers: ['menuisier', 'agenceur'],
  },
  {
    code: 'CVT',
    noeud: 'vitrificateurs',
    genre: 'pot-vernis',
    nom: texte(
      'Vitrificateur parquet bicomposant',
      'Two-component floor varnish',
      'Barniz bicomponente para parqué',
    ),
    declinaison: texte(
      'aspect {aspect-finition}, {volume-litres}',
      '{aspect-finition} finish, {volume-litres}',
      'acabado {aspect-finition}, {volume-litres}',
    ),
    description: texte(
      'Polyuréthane en phase aqueuse avec durcisseur, pour parquets et escaliers à trafic intense. Égrener entre couches au grain 150, trois couches dans la journée. Vie en pot de 4 heures ; meubles après 3 jours, tapis après 10.',
      'Water-based polyurethane with hardener for floors and stairs in heavy traffic. Denib with grit 150 between coats; three coats in a day. Pot life 4 hours; furniture after 3 days, rugs after 10.',
      'Poliuretano al agua con endurecedor para parqués y escaleras de tránsito intenso. Lijar entre manos con grano 150; tres manos en el día. Vida de la mezcla 4 horas; muebles a los 3 días, alfombras a los 10.',
    ),
    axes: { 'aspect-finition': ['mat', 'satine', 'brillant'], 'volume-litres': [5, 1, 10] },
    existe: (v) => v['aspect-finition'] !== 'brillant' || v['volume-litres'] !== 10,
    marques: ['lignea', 'bremond'],
    conditionnement: (v) => seauOuPot(Number(v['volume-litres'])),
    prix: (v) => Math.round(Number(v['volume-litres']) ** 0.9 * 3650),
    poids: (v) => Math.round(Number(v['volume-litres']) * 1080 + 150),
    suffixe: (v) => `${sigle(v['aspect-finition'])}-${dixiemes(v['volume-litres'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 5 },
    normes: ['EN 14904'],
    complements: ['CCV'],
    metiers: ['menuisier', 'peintre', 'agenceur'],
  },
];
