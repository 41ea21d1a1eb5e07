import { texte } from '../../catalogue/modele.ts';
import type { QuestionDemo } from '../question.ts';

export const SECOND_OEUVRE: readonly QuestionDemo[] = [
  {
    genres: ['cartouche-mastic'],
    question: texte(
      'Se peint-il après séchage ?',
      'Can it be painted once dry?',
      '¿Se puede pintar una vez seco?',
    ),
    reponse: texte(
      'L’acrylique et l’hybride oui, après 24 h. Le silicone, jamais : la peinture n’accroche pas.',
      'Acrylic and hybrid yes, after 24 h. Silicone never: paint does not stick to it.',
      'El acrílico y el híbrido sí, tras 24 h. La silicona nunca: la pintura no agarra.',
    ),
  },
  {
    genres: ['pot-lasure', 'seau-peinture'],
    question: texte(
      'Quelle surface avec ce conditionnement ?',
      'What area does this size cover?',
      '¿Qué superficie cubre este envase?',
    ),
    reponse: texte(
      'Comptez 10 à 12 m² par litre et par couche sur support lisse, un tiers de moins sur un bois brut.',
      'Allow 10 to 12 m² per litre and coat on a smooth surface, a third less on rough wood.',
      'Cuente de 10 a 12 m² por litro y mano en soporte liso, un tercio menos en madera en bruto.',
    ),
  },
  {
    genres: ['cable', 'couronne-cable'],
    question: texte(
      'Peut-on l’enterrer directement ?',
      'Can it be buried directly?',
      '¿Se puede enterrar directamente?',
    ),
    reponse: texte(
      'Non : sous fourreau, à 60 cm au moins, avec un grillage avertisseur 20 cm au-dessus.',
      'No: in a duct, at least 60 cm deep, with warning mesh 20 cm above.',
      'No: bajo tubo, a 60 cm como mínimo, con malla de aviso 20 cm por encima.',
    ),
  },
  {
    genres: ['dalle-led', 'reglette-led', 'ruban-led'],
    question: texte(
      'Est-ce compatible avec un variateur ?',
      'Is it compatible with a dimmer?',
      '¿Es compatible con un regulador?',
    ),
    reponse: texte(
      'Seulement si la fiche porte la mention « variable ». Dans ce cas, prenez un variateur à coupure de fin de phase.',
      'Only if the sheet says dimmable. In that case take a trailing-edge dimmer.',
      'Solo si la ficha indica «regulable». En ese caso, elija un regulador de corte de fin de fase.',
    ),
  },
  {
    genres: ['raccord-sertir', 'tube-cuivre'],
    question: texte(
      'Convient-il à l’eau chaude sanitaire ?',
      'Is it suitable for domestic hot water?',
      '¿Sirve para agua caliente sanitaria?',
    ),
    reponse: texte(
      'Oui, jusqu’à la température et à la pression de la fiche, avec l’attestation de conformité sanitaire jointe.',
      'Yes, up to the temperature and pressure on the sheet, with the drinking-water certificate attached.',
      'Sí, hasta la temperatura y presión de la ficha, con el certificado sanitario adjunto.',
    ),
  },
  {
    genres: ['mitigeur-evier', 'mitigeur-lavabo'],
    question: texte(
      'Trouve-t-on la cartouche de rechange ?',
      'Is the spare cartridge available?',
      '¿Se encuentra el cartucho de recambio?',
    ),
    reponse: texte(
      'Oui, elle reste disponible dix ans. Donnez-nous la référence du mitigeur, nous vous indiquons la bonne.',
      'Yes, it stays available for ten years. Give us the tap’s reference and we will tell you which one.',
      'Sí, queda disponible diez años. Denos la referencia del grifo y le indicamos cuál es.',
    ),
  },
  {
    genres: ['chaussure-basse', 'chaussure-haute'],
    question: texte('Comment taillent-elles ?', 'How do they fit?', '¿Cómo tallan?'),
    reponse: texte(
      'Elles taillent normalement ; prenez une pointure au-dessus si vous portez une semelle orthopédique. L’échange est gratuit en magasin.',
      'They fit true to size; go one up if you wear orthopaedic insoles. Exchange is free in store.',
      'Tallan normal; elija un número más si lleva plantilla ortopédica. El cambio es gratuito en tienda.',
    ),
  },
  {
    genres: ['gant-anticoupure', 'gant-enduit'],
    question: texte(
      'Passent-ils en machine ?',
      'Can they be machine washed?',
      '¿Se pueden lavar a máquina?',
    ),
    reponse: texte(
      'Oui, à 40 °C sans adoucissant. Le niveau de coupure reste garanti après cinq lavages.',
      'Yes, at 40 °C without softener. The cut level is kept after five washes.',
      'Sí, a 40 °C sin suavizante. El nivel de corte se mantiene tras cinco lavados.',
    ),
  },
  {
    genres: ['harnais', 'longe'],
    question: texte(
      'Quelle est la durée de vie ?',
      'How long can it be used?',
      '¿Cuál es su vida útil?',
    ),
    reponse: texte(
      'Dix ans au plus après fabrication, avec un contrôle par une personne compétente tous les douze mois.',
      'Ten years at most from manufacture, with a check by a competent person every twelve months.',
      'Diez años como máximo desde la fabricación, con una revisión por persona competente cada doce meses.',
    ),
  },
  {
    genres: ['pantalon-travail', 'veste-travail'],
    question: texte(
      'Peut-on y faire broder notre logo ?',
      'Can our logo be embroidered on it?',
      '¿Se puede bordar nuestro logotipo?',
    ),
    reponse: texte(
      'Oui, à partir d’une pièce : envoyez le fichier au magasin, comptez une semaine.',
      'Yes, from one piece: send the file to the store and allow a week.',
      'Sí, desde una prenda: envíe el archivo a la tienda y cuente una semana.',
    ),
  },
  {
    genres: ['echelle-coulissante', 'echelle-transformable', 'escabeau'],
    question: texte(
      'Quelle hauteur de travail atteint-on ?',
      'What working height can be reached?',
      '¿Qué altura de trabajo se alcanza?',
    ),
    reponse: texte(
      'Comptez un mètre de plus que la hauteur du dernier barreau autorisé, indiquée sur l’étiquette du montant.',
      'Allow one metre above the highest permitted rung, marked on the stile’s label.',
      'Cuente un metro más que el último peldaño permitido, indicado en la etiqueta del larguero.',
    ),
  },
];
