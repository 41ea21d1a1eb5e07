import { texte, type AttributDemo } from '../../modele.ts';

export const attributs: readonly AttributDemo[] = [
  {
    code: 'emballage-mastic',
    libelle: texte('Emballage', 'Pack', 'Envase'),
    type: 'choix',
    valeurs: {
      'cartouche-290': texte('cartouche de 290 ml', '290 ml cartridge', 'cartucho de 290 ml'),
      'lot-290': texte('carton de 12 × 290 ml', 'case of 12 × 290 ml', 'caja de 12 × 290 ml'),
      'cartouche-300': texte('cartouche de 300 ml', '300 ml cartridge', 'cartucho de 300 ml'),
      'lot-300': texte('carton de 12 × 300 ml', 'case of 12 × 300 ml', 'caja de 12 × 300 ml'),
      'poche-600': texte('poche de 600 ml', '600 ml foil pack', 'bolsa de 600 ml'),
      'lot-600': texte('carton de 20 × 600 ml', 'case of 20 × 600 ml', 'caja de 20 × 600 ml'),
    },
  },
  {
    code: 'masse-kg',
    libelle: texte('Poids net', 'Net weight', 'Peso neto'),
    type: 'nombre',
    unite: 'kg',
    decimales: 2,
  },
  {
    code: 'masse-nette',
    libelle: texte('Contenu en grammes', 'Content in grams', 'Contenido en gramos'),
    type: 'nombre',
    unite: 'g',
  },
  {
    code: 'volume-litres',
    libelle: texte('Volume', 'Volume', 'Volumen'),
    type: 'nombre',
    unite: 'L',
    decimales: 2,
  },
  {
    code: 'base-colle',
    libelle: texte('Base', 'Base', 'Base'),
    type: 'choix',
    valeurs: {
      acrylique: texte('acrylique', 'acrylic', 'acrílico'),
      polyurethane: texte('polyuréthane', 'polyurethane', 'poliuretano'),
      hybride: texte('polymère hybride', 'hybrid polymer', 'polímero híbrido'),
    },
  },
  {
    code: 'classe-colle',
    libelle: texte('Classe d’emploi', 'Durability class', 'Clase de durabilidad'),
    type: 'choix',
    valeurs: {
      d2: texte('D2', 'D2', 'D2'),
      d3: texte('D3', 'D3', 'D3'),
      d4: texte('D4', 'D4', 'D4'),
    },
  },
  {
    code: 'consistance',
    libelle: texte('Consistance', 'Consistency', 'Consistencia'),
    type: 'choix',
    valeurs: {
      liquide: texte('liquide', 'liquid', 'líquida'),
      gel: texte('gel', 'gel', 'gel'),
      fluide: texte('fluide', 'thin', 'fluida'),
      moyenne: texte('viscosité moyenne', 'medium viscosity', 'viscosidad media'),
    },
  },
  {
    code: 'type-mousse',
    libelle: texte('Type de mousse', 'Foam type', 'Tipo de espuma'),
    type: 'choix',
    valeurs: {
      standard: texte('multi-usage', 'multi-purpose', 'multiusos'),
      hiver: texte('hiver −10 °C', 'winter −10 °C', 'invierno −10 °C'),
      menuiserie: texte(
        'menuiserie, faible expansion',
        'low expansion for frames',
        'baja expansión para carpintería',
      ),
      elastique: texte('élastique', 'flexible', 'elástica'),
      'coupe-feu': texte('coupe-feu', 'fire rated', 'resistente al fuego'),
    },
  },
  {
    code: 'formule-lubrifiant',
    libelle: texte('Formule', 'Formula', 'Fórmula'),
    type: 'choix',
    valeurs: {
      silicone: texte('silicone', 'silicone', 'silicona'),
      ptfe: texte('sec au PTFE', 'dry PTFE', 'seco con PTFE'),
      'graisse-blanche': texte(
        'graisse blanche au lithium',
        'white lithium grease',
        'grasa blanca de litio',
      ),
      chaine: texte('chaînes et câbles', 'chain and wire rope', 'cadenas y cables'),
      cuivre: texte('anti-grippage au cuivre', 'copper anti-seize', 'antigripante de cobre'),
      graphite: texte('serrures au graphite', 'graphite for locks', 'grafito para cerraduras'),
    },
  },
  {
    code: 'savon-graisse',
    libelle: texte('Type de graisse', 'Grease type', 'Tipo de grasa'),
    type: 'choix',
    valeurs: {
      'lithium-ep2': texte('lithium EP2', 'lithium EP2', 'litio EP2'),
      'calcium-marine': texte(
        'calcium, résistante à l’eau',
        'calcium, water resistant',
        'calcio, resistente al agua',
      ),
      graphitee: texte('graphitée', 'graphite', 'grafitada'),
      'haute-temperature': texte(
        'haute température 180 °C',
        'high temperature 180 °C',
        'alta temperatura 180 °C',
      ),
      alimentaire: texte('contact alimentaire NSF H1', 'food grade NSF H1', 'alimentaria NSF H1'),
    },
  },
  {
    code: 'nature-solvant',
    libelle: texte('Nature', 'Type', 'Tipo'),
    type: 'choix',
    valeurs: {
      'white-spirit': texte(
        'white-spirit désaromatisé',
        'low-odour white spirit',
        'aguarrás desaromatizado',
      ),
      acetone: texte('acétone', 'acetone', 'acetona'),
      'alcool-menager': texte('alcool ménager', 'methylated spirit', 'alcohol de quemar'),
      'diluant-synthetique': texte(
        'diluant synthétique',
        'synthetic thinner',
        'diluyente sintético',
      ),
      'diluant-cellulosique': texte(
        'diluant cellulosique',
        'cellulose thinner',
        'disolvente nitro',
      ),
      terebenthine: texte('essence de térébenthine', 'turpentine', 'esencia de trementina'),
    },
  },
  {
    code: 'teinte-ral',
    libelle: texte('Teinte RAL', 'RAL colour', 'Color RAL'),
    type: 'choix',
    valeurs: {
      'ral-9010': texte('RAL 9010 blanc pur', 'RAL 9010 pure white', 'RAL 9010 blanco puro'),
      'ral-9005': texte('RAL 9005 noir foncé', 'RAL 9005 jet black', 'RAL 9005 negro intenso'),
      'ral-7016': texte(
        'RAL 7016 gris anthracite',
        'RAL 7016 anthracite grey',
        'RAL 7016 gris antracita',
      ),
      'ral-7035': texte('RAL 7035 gris clair', 'RAL 7035 light grey', 'RAL 7035 gris luminoso'),
      'ral-9006': texte(
        'RAL 9006 aluminium blanc',
        'RAL 9006 white aluminium',
        'RAL 9006 aluminio blanco',
      ),
      'ral-8017': texte(
        'RAL 8017 brun chocolat',
        'RAL 8017 chocolate brown',
        'RAL 8017 marrón chocolate',
      ),
      'ral-6005': texte('RAL 6005 vert mousse', 'RAL 6005 moss green', 'RAL 6005 verde musgo'),
      'ral-5010': texte(
        'RAL 5010 bleu gentiane',
        'RAL 5010 gentian blue',
        'RAL 5010 azul genciana',
      ),
      'ral-3020': texte(
        'RAL 3020 rouge signalisation',
        'RAL 3020 traffic red',
        'RAL 3020 rojo tráfico',
      ),
      'ral-2004': texte('RAL 2004 orangé pur', 'RAL 2004 pure orange', 'RAL 2004 naranja puro'),
      'ral-1023': texte(
        'RAL 1023 jaune signalisation',
        'RAL 1023 traffic yellow',
        'RAL 1023 amarillo tráfico',
      ),
    },
  },
  {
    code: 'aspect-finition',
    libelle: texte('Aspect', 'Sheen', 'Aspecto'),
    type: 'choix',
    valeurs: {
      mat: texte('mat', 'matt', 'mate'),
      velours: texte('velours', 'eggshell', 'aterciopelado'),
      satine: texte('satiné', 'satin', 'satinado'),
      brillant: texte('brillant', 'gloss', 'brillante'),
    },
  },
  {
    code: 'teinte-bois',
    libelle: texte('Teinte bois', 'Wood tone', 'Tono de madera'),
    type: 'choix',
    valeurs: {
      incolore: texte('incolore', 'clear', 'incoloro'),
      'chene-clair': texte('chêne clair', 'light oak', 'roble claro'),
      'chene-moyen': texte('chêne moyen', 'medium oak', 'roble medio'),
      teck: texte('teck', 'teak', 'teca'),
      noyer: texte('noyer', 'walnut', 'nogal'),
      gris: texte('gris vieilli', 'weathered grey', 'gris envejecido'),
    },
  },
  {
    code: 'support-ruban',
    libelle: texte('Support', 'Backing', 'Soporte'),
    type: 'choix',
    valeurs: {
      'papier-crepe': texte('papier crêpé', 'crêpe paper', 'papel crepado'),
      'papier-washi': texte(
        'papier japonais lignes nettes',
        'washi paper, sharp lines',
        'papel washi, líneas nítidas',
      ),
      'pvc-facade': texte('PVC strié façade', 'ribbed PVC for render', 'PVC estriado para fachada'),
    },
  },
  {
    code: 'longueur-rouleau',
    libelle: texte('Longueur du rouleau', 'Roll length', 'Longitud del rollo'),
    type: 'nombre',
    unite: 'm',
    decimales: 1,
  },
  {
    code: 'aspect-bande',
    libelle: texte('Face apparente', 'Visible face', 'Cara vista'),
    type: 'choix',
    valeurs: {
      aluminium: texte('aluminium', 'aluminium', 'aluminio'),
      'terre-cuite': texte('terre cuite', 'terracotta', 'terracota'),
      'gris-anthracite': texte('anthracite', 'anthracite', 'antracita'),
    },
  },
  {
    code: 'grammage',
    libelle: texte('Grammage', 'Weight per area', 'Gramaje'),
    type: 'nombre',
    unite: 'g/m²',
  },
  {
    code: 'plage-joint',
    libelle: texte('Ouverture de joint', 'Joint range', 'Ancho de junta'),
    type: 'choix',
    valeurs: {
      '1-4': texte('joint 1 à 4 mm', 'joint 1 to 4 mm', 'junta de 1 a 4 mm'),
      '2-6': texte('joint 2 à 6 mm', 'joint 2 to 6 mm', 'junta de 2 a 6 mm'),
      '3-9': texte('joint 3 à 9 mm', 'joint 3 to 9 mm', 'junta de 3 a 9 mm'),
      '5-12': texte('joint 5 à 12 mm', 'joint 5 to 12 mm', 'junta de 5 a 12 mm'),
      '7-15': texte('joint 7 à 15 mm', 'joint 7 to 15 mm', 'junta de 7 a 15 mm'),
    },
  },
  {
    code: 'profil-joint',
    libelle: texte('Profil', 'Profile', 'Perfil'),
    type: 'choix',
    valeurs: {
      'profil-e': texte(
        'profil E, jeu 1 à 3,5 mm',
        'E profile, gap 1 to 3.5 mm',
        'perfil E, holgura 1 a 3,5 mm',
      ),
      'profil-p': texte(
        'profil P, jeu 2 à 5 mm',
        'P profile, gap 2 to 5 mm',
        'perfil P, holgura 2 a 5 mm',
      ),
      'profil-d': texte(
        'profil D, jeu 3 à 7 mm',
        'D profile, gap 3 to 7 mm',
        'perfil D, holgura 3 a 7 mm',
      ),
    },
  },
  {
    code: 'filetage-tige',
    libelle: texte('Filetage', 'Thread', 'Rosca'),
    type: 'choix',
    valeurs: {
      m8: texte('M8', 'M8', 'M8'),
      m10: texte('M10', 'M10', 'M10'),
      m12: texte('M12', 'M12', 'M12'),
      m16: texte('M16', 'M16', 'M16'),
      m20: texte('M20', 'M20', 'M20'),
      m24: texte('M24', 'M24', 'M24'),
    },
  },
  {
    code: 'modele-pistolet',
    libelle: texte('Modèle de pistolet', 'Gun model', 'Modelo de pistola'),
    type: 'choix',
    valeurs: {
      'squelette-310': texte(
        'squelette pour cartouche 310 ml',
        'skeleton, 310 ml cartridges',
        'esqueleto para cartucho de 310 ml',
      ),
      'berceau-310': texte(
        'berceau rotatif pour cartouche 310 ml',
        'rotating cradle, 310 ml cartridges',
        'cuna giratoria para cartucho de 310 ml',
      ),
      'tube-400': texte(
        'tube fermé pour poche 400 ml',
        'closed barrel, 400 ml foil packs',
        'tubo cerrado para bolsa de 400 ml',
      ),
      'tube-600': texte(
        'tube fermé pour poche 600 ml',
        'closed barrel, 600 ml foil packs',
        'tubo cerrado para bolsa de 600 ml',
      ),
    },
  },
];
