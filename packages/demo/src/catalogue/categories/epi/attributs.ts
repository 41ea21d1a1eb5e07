import { texte, type AttributDemo } from '../../modele.ts';

export const attributs: readonly AttributDemo[] = [
  {
    code: 'reglage-coiffe',
    libelle: texte('Réglage de la coiffe', 'Harness adjustment', 'Ajuste del arnés'),
    type: 'choix',
    valeurs: {
      cremaillere: texte('coiffe à crémaillère', 'ratchet harness', 'arnés de ruleta'),
      glissiere: texte('coiffe à glissière', 'slip harness', 'arnés de corredera'),
    },
  },
  {
    code: 'aeration-casque',
    libelle: texte('Aération', 'Ventilation', 'Ventilación'),
    type: 'choix',
    valeurs: {
      ventile: texte('ventilé', 'vented', 'ventilado'),
      'non-ventile': texte('non ventilé', 'unvented', 'sin ventilación'),
    },
  },
  {
    code: 'longueur-visiere',
    libelle: texte('Longueur de visière', 'Peak length', 'Longitud de visera'),
    type: 'nombre',
    unite: 'cm',
  },
  {
    code: 'teinte-oculaire',
    libelle: texte('Teinte de l’oculaire', 'Lens tint', 'Tono del ocular'),
    type: 'choix',
    valeurs: {
      incolore: texte('incolore', 'clear lens', 'incoloro'),
      fume: texte('fumé', 'smoke lens', 'ahumado'),
      jaune: texte('jaune contraste', 'amber lens', 'amarillo contraste'),
      mixte: texte('intérieur-extérieur', 'indoor-outdoor lens', 'interior-exterior'),
    },
  },
  {
    code: 'traitement-oculaire',
    libelle: texte('Traitement de l’oculaire', 'Lens coating', 'Tratamiento del ocular'),
    type: 'choix',
    valeurs: {
      antirayures: texte('antirayures', 'anti-scratch', 'antirrayado'),
      antibuee: texte(
        'antirayures et antibuée',
        'anti-scratch, anti-fog',
        'antirrayado y antivaho',
      ),
    },
  },
  {
    code: 'matiere-oculaire',
    libelle: texte('Matière de l’oculaire', 'Lens material', 'Material del ocular'),
    type: 'choix',
    valeurs: {
      polycarbonate: texte('polycarbonate', 'polycarbonate', 'policarbonato'),
      acetate: texte('acétate', 'acetate', 'acetato'),
    },
  },
  {
    code: 'champ-soudage',
    libelle: texte('Champ de vision', 'Viewing area', 'Campo de visión'),
    type: 'choix',
    valeurs: {
      '96x39': texte('champ 96 × 39 mm', '96 × 39 mm view', 'campo 96 × 39 mm'),
      '98x55': texte('champ 98 × 55 mm', '98 × 55 mm view', 'campo 98 × 55 mm'),
      '100x67': texte('champ 100 × 67 mm', '100 × 67 mm view', 'campo 100 × 67 mm'),
    },
  },
  {
    code: 'teinte-soudage',
    libelle: texte('Plage de teintes', 'Shade range', 'Gama de tonos'),
    type: 'choix',
    valeurs: {
      '9-13': texte('teintes 9 à 13', 'shades 9 to 13', 'tonos 9 a 13'),
      '5-13': texte('teintes 5 à 13', 'shades 5 to 13', 'tonos 5 a 13'),
    },
  },
  {
    code: 'snr',
    libelle: texte('Affaiblissement SNR', 'SNR attenuation', 'Atenuación SNR'),
    type: 'nombre',
    unite: 'dB',
  },
  {
    code: 'cordelette',
    libelle: texte('Cordelette', 'Cord', 'Cordón'),
    type: 'choix',
    valeurs: {
      sans: texte('sans cordelette', 'uncorded', 'sin cordón'),
      avec: texte('avec cordelette', 'corded', 'con cordón'),
    },
  },
  {
    code: 'paires',
    libelle: texte('Nombre de paires', 'Pairs per box', 'Pares por caja'),
    type: 'nombre',
    unite: '',
  },
  {
    code: 'monture-antibruit',
    libelle: texte('Monture', 'Fitting', 'Sujeción'),
    type: 'choix',
    valeurs: {
      'serre-tete': texte('serre-tête', 'headband', 'diadema'),
      nuque: texte('tour de nuque', 'neckband', 'banda de nuca'),
      casque: texte('pour casque de chantier', 'helmet mounted', 'para casco'),
    },
  },
  {
    code: 'classe-ffp',
    libelle: texte('Classe FFP', 'FFP class', 'Clase FFP'),
    type: 'choix',
    valeurs: {
      ffp1: texte('FFP1', 'FFP1', 'FFP1'),
      ffp2: texte('FFP2', 'FFP2', 'FFP2'),
      ffp3: texte('FFP3', 'FFP3', 'FFP3'),
    },
  },
  {
    code: 'soupape',
    libelle: texte('Soupape expiratoire', 'Exhalation valve', 'Válvula de exhalación'),
    type: 'choix',
    valeurs: {
      avec: texte('avec soupape', 'valved', 'con válvula'),
      sans: texte('sans soupape', 'unvalved', 'sin válvula'),
    },
  },
  {
    code: 'type-filtre',
    libelle: texte('Type de filtre', 'Filter type', 'Tipo de filtro'),
    type: 'choix',
    valeurs: {
      p2: texte('P2 R', 'P2 R', 'P2 R'),
      p3: texte('P3 R', 'P3 R', 'P3 R'),
      a1: texte('A1', 'A1', 'A1'),
      a2: texte('A2', 'A2', 'A2'),
      abe1: texte('A1B1E1', 'A1B1E1', 'A1B1E1'),
      abek1: texte('A1B1E1K1', 'A1B1E1K1', 'A1B1E1K1'),
      a1p2: texte('A1P2 R', 'A1P2 R', 'A1P2 R'),
      a2p3: texte('A2P3 R', 'A2P3 R', 'A2P3 R'),
      abek1p3: texte('A1B1E1K1P3 R', 'A1B1E1K1P3 R', 'A1B1E1K1P3 R'),
      abek2p3: texte('A2B2E2K2P3 R', 'A2B2E2K2P3 R', 'A2B2E2K2P3 R'),
    },
  },
  {
    code: 'taille-gant',
    libelle: texte('Taille de gant', 'Glove size', 'Talla de guante'),
    type: 'nombre',
    unite: '',
  },
  {
    code: 'enduction',
    libelle: texte('Enduction', 'Coating', 'Recubrimiento'),
    type: 'choix',
    valeurs: {
      paume: texte('paume enduite', 'palm coated', 'palma recubierta'),
      'trois-quarts': texte('enduction 3/4', '3/4 coated', 'recubrimiento 3/4'),
      totale: texte('enduction totale', 'fully coated', 'recubrimiento total'),
    },
  },
  {
    code: 'niveau-coupure',
    libelle: texte('Niveau de coupure', 'Cut level', 'Nivel de corte'),
    type: 'choix',
    valeurs: {
      b: texte('niveau B', 'level B', 'nivel B'),
      c: texte('niveau C', 'level C', 'nivel C'),
      d: texte('niveau D', 'level D', 'nivel D'),
      f: texte('niveau F', 'level F', 'nivel F'),
    },
  },
  {
    code: 'points-accroche',
    libelle: texte('Points d’accroche', 'Attachment points', 'Puntos de enganche'),
    type: 'choix',
    valeurs: {
      dorsal: texte('dorsal', 'rear D-ring', 'dorsal'),
      'dorsal-sternal': texte('dorsal et sternal', 'rear and front D-rings', 'dorsal y pectoral'),
      ceinture: texte(
        'dorsal, sternal et ceinture de maintien',
        'rear, front and positioning belt',
        'dorsal, pectoral y cinturón de sujeción',
      ),
    },
  },
  {
    code: 'taille-harnais',
    libelle: texte('Taille de harnais', 'Harness size', 'Talla de arnés'),
    type: 'choix',
    valeurs: {
      'm-l': texte('M-L', 'M-L', 'M-L'),
      's-m': texte('S-M', 'S-M', 'S-M'),
      'xl-xxl': texte('XL-XXL', 'XL-XXL', 'XL-XXL'),
    },
  },
  {
    code: 'longueur-antichute',
    libelle: texte('Longueur utile', 'Working length', 'Longitud útil'),
    type: 'nombre',
    unite: 'm',
    decimales: 1,
  },
  {
    code: 'brins-longe',
    libelle: texte('Brins', 'Legs', 'Ramales'),
    type: 'choix',
    valeurs: {
      simple: texte('simple', 'single leg', 'simple'),
      double: texte('double en Y', 'twin leg', 'doble en Y'),
    },
  },
  {
    code: 'connecteur-longe',
    libelle: texte('Connecteurs', 'Connectors', 'Conectores'),
    type: 'choix',
    valeurs: {
      mousqueton: texte('mousquetons à vis', 'screwgate karabiners', 'mosquetones de rosca'),
      'grand-crochet': texte(
        'crochet d’échafaudage 55 mm',
        '55 mm scaffold hook',
        'gancho de andamio 55 mm',
      ),
    },
  },
  {
    code: 'ligne-rappel',
    libelle: texte('Ligne rétractable', 'Retractable line', 'Línea retráctil'),
    type: 'choix',
    valeurs: {
      sangle: texte('sangle', 'webbing', 'cinta'),
      cable: texte('câble galvanisé', 'galvanised cable', 'cable galvanizado'),
    },
  },
  {
    code: 'effectif-secours',
    libelle: texte('Effectif couvert', 'People covered', 'Personas cubiertas'),
    type: 'choix',
    valeurs: {
      '4': texte('1 à 4 personnes', '1 to 4 people', '1 a 4 personas'),
      '10': texte('5 à 10 personnes', '5 to 10 people', '5 a 10 personas'),
      '20': texte('11 à 20 personnes', '11 to 20 people', '11 a 20 personas'),
    },
  },
  {
    code: 'contenant-secours',
    libelle: texte('Contenant', 'Container', 'Envase'),
    type: 'choix',
    valeurs: {
      trousse: texte('trousse souple', 'soft pouch', 'bolsa flexible'),
      coffret: texte('coffret ABS mural', 'wall-mounted ABS case', 'maletín ABS mural'),
      armoire: texte('armoire métallique', 'steel cabinet', 'armario metálico'),
    },
  },
  {
    code: 'agent-extincteur',
    libelle: texte('Agent extincteur', 'Extinguishing agent', 'Agente extintor'),
    type: 'choix',
    valeurs: {
      poudre: texte('poudre ABC', 'ABC powder', 'polvo ABC'),
      eau: texte('eau avec additif', 'water with additive', 'agua con aditivo'),
      co2: texte('CO₂', 'CO₂', 'CO₂'),
    },
  },
  {
    code: 'charge-extincteur',
    libelle: texte('Charge d’agent', 'Agent charge', 'Carga de agente'),
    type: 'choix',
    valeurs: {
      '2': texte('2 kg', '2 kg', '2 kg'),
      '5': texte('5 kg', '5 kg', '5 kg'),
      '6': texte('6 kg', '6 kg', '6 kg'),
      '9': texte('9 kg', '9 kg', '9 kg'),
      '6l': texte('6 L', '6 L', '6 L'),
      '9l': texte('9 L', '9 L', '9 L'),
    },
  },
  {
    code: 'message-panneau',
    libelle: texte('Message', 'Message', 'Mensaje'),
    type: 'choix',
    valeurs: {
      casque: texte('Casque obligatoire', 'Wear head protection', 'Uso obligatorio de casco'),
      chaussures: texte(
        'Chaussures de sécurité obligatoires',
        'Wear safety footwear',
        'Uso obligatorio de calzado de seguridad',
      ),
      gants: texte('Gants obligatoires', 'Wear protective gloves', 'Uso obligatorio de guantes'),
      lunettes: texte('Lunettes obligatoires', 'Wear eye protection', 'Uso obligatorio de gafas'),
      acces: texte('Accès interdit', 'No access', 'Prohibido el paso'),
      fumer: texte('Défense de fumer', 'No smoking', 'Prohibido fumar'),
      electrique: texte('Danger électricité', 'Electricity hazard', 'Peligro eléctrico'),
      charge: texte('Charges suspendues', 'Overhead load', 'Cargas suspendidas'),
      secours: texte('Premiers secours', 'First aid', 'Primeros auxilios'),
      extincteur: texte('Extincteur', 'Fire extinguisher', 'Extintor'),
    },
  },
  {
    code: 'format-panneau',
    libelle: texte('Format', 'Size', 'Formato'),
    type: 'choix',
    valeurs: {
      d80: texte('80 mm', '80 mm', '80 mm'),
      d180: texte('180 mm', '180 mm', '180 mm'),
      d300: texte('300 mm', '300 mm', '300 mm'),
    },
  },
  {
    code: 'support-panneau',
    libelle: texte('Support', 'Substrate', 'Soporte'),
    type: 'choix',
    valeurs: {
      pvc: texte('PVC rigide', 'rigid PVC', 'PVC rígido'),
      adhesif: texte('vinyle adhésif', 'self-adhesive vinyl', 'vinilo adhesivo'),
    },
  },
  {
    code: 'bandes-cone',
    libelle: texte('Bandes', 'Bands', 'Bandas'),
    type: 'choix',
    valeurs: {
      retro: texte('bandes rétroréfléchissantes', 'retroreflective', 'bandas retrorreflectantes'),
      peintes: texte('bandes peintes', 'painted bands', 'bandas pintadas'),
    },
  },
  {
    code: 'motif-ruban',
    libelle: texte('Motif', 'Pattern', 'Diseño'),
    type: 'choix',
    valeurs: {
      'rouge-blanc': texte('rouge et blanc', 'red and white', 'rojo y blanco'),
      'jaune-noir': texte('jaune et noir', 'yellow and black', 'amarillo y negro'),
    },
  },
  {
    code: 'longueur-ruban',
    libelle: texte('Longueur du rouleau', 'Roll length', 'Longitud del rollo'),
    type: 'nombre',
    unite: 'm',
  },
  {
    code: 'fixation-ecran',
    libelle: texte('Fixation de l’écran', 'Visor mount', 'Sujeción de la pantalla'),
    type: 'choix',
    valeurs: {
      'serre-tete': texte('serre-tête à crémaillère', 'ratchet headgear', 'arnés de ruleta'),
      casque: texte('pour casque de chantier', 'helmet mounted', 'para casco'),
    },
  },
];
