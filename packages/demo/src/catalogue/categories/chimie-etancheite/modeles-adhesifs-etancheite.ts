import { chiffres, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

export const adhesifsEtanches: readonly ModeleArticle[] = [
  {
    code: 'CRM',
    noeud: 'rubans-masquage',
    genre: 'ruban-adhesif',
    nom: texte('Ruban de masquage', 'Masking tape', 'Cinta de enmascarar'),
    declinaison: texte(
      '{support-ruban}, {largeur} × {longueur-rouleau}',
      '{support-ruban}, {largeur} × {longueur-rouleau}',
      '{support-ruban}, {largeur} × {longueur-rouleau}',
    ),
    description: texte(
      'Le papier crêpé suit les courbes pour la peinture intérieure ; le papier japonais donne un filet net et se retire sans trace jusqu’à 60 jours ; le PVC strié adhère sur brique et crépi. Maroufler le bord et décoller avant séchage complet, en tirant à 45°.',
      'Crêpe paper follows curves for interior painting; washi paper gives a crisp edge and comes off cleanly for up to 60 days; ribbed PVC sticks to brick and render. Rub the edge down and peel at 45° before the paint is fully dry.',
      'El papel crepado sigue las curvas en pintura interior; el washi deja un filo limpio y se retira sin restos hasta 60 días; el PVC estriado agarra en ladrillo y revoco. Asentar el borde y despegar a 45° antes del secado total.',
    ),
    axes: {
      'support-ruban': ['papier-crepe', 'papier-washi', 'pvc-facade'],
      largeur: [24, 30, 36, 48, 50, 75],
      'longueur-rouleau': [50, 33],
    },
    existe: (v) =>
      v['support-ruban'] === 'pvc-facade'
        ? v['longueur-rouleau'] === 33 && Number(v.largeur) >= 50
        : v['longueur-rouleau'] === 50 && Number(v.largeur) <= 48,
    marques: ['jointex', 'bremond', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-rouleau']) }),
    prix: (v) =>
      Math.round(
        Number(v.largeur) *
          Number(v['longueur-rouleau']) *
          selon(v['support-ruban'], {
            'papier-crepe': 0.115,
            'papier-washi': 0.235,
            'pvc-facade': 0.245,
          }) +
          35,
      ),
    poids: (v) =>
      Math.round(
        Number(v.largeur) *
          Number(v['longueur-rouleau']) *
          (v['support-ruban'] === 'pvc-facade' ? 0.16 : 0.115) +
          15,
      ),
    suffixe: (v) =>
      `${sigle(v['support-ruban'])}-${chiffres(v.largeur, 3)}-${String(v['longueur-rouleau'])}`,
    complements: ['CPW', 'CMA'],
    metiers: ['peintre', 'plaquiste', 'menuisier'],
  },
  {
    code: 'CRT',
    noeud: 'rubans-toiles',
    genre: 'ruban-adhesif',
    nom: texte('Ruban toilé', 'Duct tape', 'Cinta americana'),
    declinaison: texte(
      '{couleur}, {largeur} × {longueur-rouleau}',
      '{couleur}, {largeur} × {longueur-rouleau}',
      '{couleur}, {largeur} × {longueur-rouleau}',
    ),
    description: texte(
      'Toile enduite de polyéthylène et masse caoutchouc, déchirable à la main dans les deux sens. Répare bâches et gaines, jointe les films de protection, repère les colis. Adhère aux supports rugueux ; résiste à l’humidité de −10 à +60 °C.',
      'Polyethylene-coated cloth with rubber adhesive, torn by hand both ways. Mends tarpaulins and ducts, joins protective sheeting, marks parcels. Grips rough surfaces and resists damp from −10 to +60 °C.',
      'Tejido recubierto de polietileno con masa de caucho, se rasga a mano en los dos sentidos. Repara lonas y conductos, une films de protección, señala bultos. Agarra en soportes rugosos; resiste la humedad de −10 a +60 °C.',
    ),
    axes: {
      couleur: ['gris', 'noir', 'blanc', 'orange'],
      largeur: [50, 75, 100],
      'longueur-rouleau': [50, 25],
    },
    existe: (v) =>
      (v.largeur === 50 || v['longueur-rouleau'] === 50) &&
      (v.largeur === 50 || v.couleur === 'gris' || v.couleur === 'noir'),
    marques: ['jointex', 'durandal', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-rouleau']) }),
    prix: (v) => Math.round(Number(v.largeur) * Number(v['longueur-rouleau']) * 0.31 + 90),
    poids: (v) => Math.round(Number(v.largeur) * Number(v['longueur-rouleau']) * 0.245 + 30),
    suffixe: (v) =>
      `${sigle(v.couleur)}-${chiffres(v.largeur, 3)}-${String(v['longueur-rouleau'])}`,
    metiers: ['plaquiste', 'peintre', 'maintenance', 'collectivite'],
  },
  {
    code: 'CRA',
    noeud: 'rubans-aluminium',
    genre: 'ruban-adhesif',
    nom: texte('Ruban adhésif aluminium', 'Aluminium foil tape', 'Cinta adhesiva de aluminio'),
    declinaison: texte(
      '{largeur} × {longueur-rouleau}',
      '{largeur} × {longueur-rouleau}',
      '{largeur} × {longueur-rouleau}',
    ),
    description: texte(
      'Feuille d’aluminium de 40 µm sur protecteur pour jointoyer isolants minces, gaines de ventilation et calorifugeage. Masse acrylique tenant de −20 à +110 °C. Poser sur surface sèche et dépoussiérée, à plus de +5 °C.',
      '40 µm aluminium foil with release liner for joints on reflective insulation, ventilation ducts and pipe lagging. Acrylic adhesive serviceable from −20 to +110 °C. Apply to a dry, dust-free surface above +5 °C.',
      'Lámina de aluminio de 40 µm con protector para sellar aislantes reflexivos, conductos de ventilación y coquillas. Masa acrílica estable de −20 a +110 °C. Colocar sobre superficie seca y sin polvo, a más de +5 °C.',
    ),
    axes: { largeur: [50, 75, 100], 'longueur-rouleau': [50, 25, 10] },
    fixes: { matiere: 'aluminium' },
    existe: (v) => v.largeur === 50 || v['longueur-rouleau'] !== 10,
    marques: ['jointex', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-rouleau']) }),
    prix: (v) => Math.round(Number(v.largeur) * Number(v['longueur-rouleau']) * 0.36 + 80),
    poids: (v) => Math.round(Number(v.largeur) * Number(v['longueur-rouleau']) * 0.17 + 25),
    suffixe: (v) => `${chiffres(v.largeur, 3)}-${String(v['longueur-rouleau'])}`,
    metiers: ['plombier', 'plaquiste', 'couvreur'],
  },
  {
    code: 'CBE',
    noeud: 'bandes-etancheite',
    genre: 'bande-etancheite',
    nom: texte(
      'Bande d’étanchéité butyle autoadhésive',
      'Self-adhesive butyl flashing tape',
      'Banda impermeable de butilo autoadhesiva',
    ),
    declinaison: texte(
      '{aspect-bande}, {largeur} × {longueur-rouleau}',
      '{aspect-bande}, {largeur} × {longueur-rouleau}',
      '{aspect-bande}, {largeur} × {longueur-rouleau}',
    ),
    description: texte(
      'Butyle de 1,2 mm sous film aluminium renforcé pour solins, souches de cheminée, bords de vérandas et tôles fissurées. Adhère dès +5 °C sur tuile, zinc, bois et béton primairisé. Chauffer légèrement par temps froid et maroufler au rouleau.',
      '1.2 mm butyl under reinforced aluminium for abutments, chimney stacks, conservatory edges and split sheets. Sticks from +5 °C to tile, zinc, timber and primed concrete. Warm gently in cold weather and press down with a roller.',
      'Butilo de 1,2 mm bajo aluminio reforzado para encuentros con pared, chimeneas, bordes de porche y chapas agrietadas. Adhiere desde +5 °C a teja, zinc, madera y hormigón imprimado. Calentar levemente con frío y asentar con rodillo.',
    ),
    axes: {
      'aspect-bande': ['aluminium', 'gris-anthracite', 'terre-cuite'],
      largeur: [100, 75, 150, 200, 300],
      'longueur-rouleau': [10],
    },
    fixes: { epaisseur: 1.2 },
    existe: (v) => v['aspect-bande'] === 'aluminium' || Number(v.largeur) >= 100,
    marques: ['sikora', 'jointex', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-rouleau']) }),
    prix: (v) =>
      Math.round(Number(v.largeur) * (v['aspect-bande'] === 'aluminium' ? 18.5 : 20.5) + 120),
    poids: (v) => Math.round(Number(v.largeur) * 19 + 90),
    suffixe: (v) => `${sigle(v['aspect-bande'])}-${chiffres(v.largeur, 3)}`,
    ecoParticipation: { type: 'PMCB', centimes: 4 },
    complements: ['CMP', 'CES'],
    metiers: ['couvreur', 'charpentier', 'menuisier'],
  },
  {
    code: 'CES',
    noeud: 'ecrans-sous-toiture',
    genre: 'rouleau-membrane',
    nom: texte(
      'Écran de sous-toiture HPV',
      'Breathable roofing underlay',
      'Lámina transpirable bajo teja',
    ),
    declinaison: texte(
      '{grammage}, {largeur} × {longueur-rouleau}',
      '{grammage}, {largeur} × {longueur-rouleau}',
      '{grammage}, {largeur} × {longueur-rouleau}',
    ),
    description: texte(
      'Écran trois couches hautement perméable à la vapeur, posé au contact de l’isolant sans lame d’air ventilée. Recouvrement de 100 mm au-dessus de 30 % de pente, 200 mm en dessous. Le 150 et le 180 g conviennent aux entraxes de chevrons de 60 à 90 cm ; exposition aux UV limitée à 4 mois.',
      'Three-layer vapour-permeable underlay laid directly on the insulation with no ventilated gap. Overlap 100 mm above 30% pitch, 200 mm below. The 150 and 180 g grades suit rafter centres of 60 to 90 cm; UV exposure limited to 4 months.',
      'Lámina de tres capas muy permeable al vapor, en contacto con el aislante y sin cámara ventilada. Solape de 100 mm por encima del 30 % de pendiente y 200 mm por debajo. Las de 150 y 180 g admiten cabios cada 60 a 90 cm; exposición UV máxima de 4 meses.',
    ),
    axes: { grammage: [150, 115, 135, 180], largeur: [1500, 3000], 'longueur-rouleau': [50, 25] },
    existe: (v) => v.largeur === 1500 || (v['longueur-rouleau'] === 50 && v.grammage === 150),
    marques: ['sikora', 'bastide', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-rouleau']) }),
    prix: (v) =>
      Math.round(
        (Number(v.largeur) / 1000) *
          Number(v['longueur-rouleau']) *
          (48 + Number(v.grammage) * 0.75),
      ),
    poids: (v) =>
      Math.round(
        (Number(v.largeur) / 1000) * Number(v['longueur-rouleau']) * Number(v.grammage) + 400,
      ),
    longueurColis: () => 1520,
    suffixe: (v) =>
      `${String(v.grammage)}-${String(Number(v.largeur) / 100)}-${String(v['longueur-rouleau'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 35 },
    normes: ['EN 13859-1 W1'],
    complements: ['CBE'],
    metiers: ['couvreur', 'charpentier'],
  },
];
