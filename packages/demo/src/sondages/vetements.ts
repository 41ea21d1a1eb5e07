import { texte } from '../catalogue/modele.ts';
import type { SondageDemo } from './sondage-demo.ts';

export const VETEMENTS: SondageDemo = {
  titre: texte(
    'Vêtements de travail : ce qu’il vous manque',
    'Workwear: what you are missing',
    'Ropa de trabajo: lo que echa en falta',
  ),
  texte: texte(
    'Nous préparons la gamme de vêtements de l’année prochaine avec nos fabricants. Tailles, coupes, poches, marquage : ce sondage est terminé, voici ce que vous en avez dit. Merci à tous ceux qui ont répondu.',
    'We are preparing next year’s workwear with our manufacturers. Sizes, cuts, pockets, branding: this survey is over, here is what you said. Thank you to all who answered.',
    'Preparamos con nuestros fabricantes la ropa del año próximo. Tallas, cortes, bolsillos, marcado: esta encuesta ha terminado y esto es lo que dijeron. Gracias a todos los que respondieron.',
  ),
  debut: -75,
  fin: -31,
  reponses: 312,
  questions: [
    {
      genre: 'choix',
      obligatoire: true,
      libelle: texte(
        'Que changeriez-vous en premier dans votre pantalon de travail ?',
        'What would you change first in your work trousers?',
        '¿Qué cambiaría primero de su pantalón de trabajo?',
      ),
      choix: [
        [
          texte(
            'La tenue des genouillères',
            'How knee pads stay put',
            'La sujeción de las rodilleras',
          ),
          33,
        ],
        [
          texte(
            'La solidité à l’entrejambe',
            'Wear at the crotch',
            'La resistencia en la entrepierna',
          ),
          27,
        ],
        [texte('La chaleur en été', 'Heat in summer', 'El calor en verano'), 21],
        [texte('Les poches', 'The pockets', 'Los bolsillos'), 12],
        [texte('La coupe', 'The cut', 'El corte'), 7],
      ],
    },
    {
      genre: 'choix-multiple',
      obligatoire: true,
      libelle: texte(
        'Que voudriez-vous trouver en magasin ?',
        'What would you like to find in store?',
        '¿Qué le gustaría encontrar en la tienda?',
      ),
      choix: [
        [texte('Des coupes femme', 'Women’s cuts', 'Cortes de mujer'), 38],
        [texte('Des tailles au-delà du 3XL', 'Sizes above 3XL', 'Tallas por encima de la 3XL'), 29],
        [
          texte(
            'Des vêtements de pluie respirants',
            'Breathable rainwear',
            'Ropa de lluvia transpirable',
          ),
          54,
        ],
        [texte('Du chauffant à batterie', 'Battery-heated wear', 'Ropa calefactada a batería'), 23],
        [
          texte(
            'De la haute visibilité légère',
            'Light high-visibility wear',
            'Alta visibilidad ligera',
          ),
          45,
        ],
      ],
    },
    {
      genre: 'choix',
      obligatoire: false,
      taux: 88,
      libelle: texte(
        'Faites-vous marquer les vêtements au nom de l’entreprise ?',
        'Do you have clothes branded with your company name?',
        '¿Marca la ropa con el nombre de su empresa?',
      ),
      choix: [
        [texte('Oui, en broderie', 'Yes, embroidered', 'Sí, bordada'), 31],
        [texte('Oui, en impression', 'Yes, printed', 'Sí, impresa'), 36],
        [
          texte('Non, mais j’y pense', 'No, but I am thinking of it', 'No, pero lo estoy pensando'),
          20,
        ],
        [texte('Non', 'No', 'No'), 13],
      ],
    },
    {
      genre: 'echelle',
      obligatoire: true,
      libelle: texte(
        'Vos équipes portent-elles volontiers ce que vous leur fournissez ?',
        'Do your crews like wearing what you give them?',
        '¿Sus equipos llevan con gusto lo que les facilita?',
      ),
      bornes: [
        texte('À contrecœur', 'Grudgingly', 'A regañadientes'),
        texte('Très volontiers', 'Gladly', 'Con mucho gusto'),
      ],
      poids: [5, 13, 31, 36, 15],
    },
    {
      genre: 'texte',
      obligatoire: false,
      taux: 34,
      libelle: texte(
        'Le vêtement que vous rachèteriez les yeux fermés ?',
        'The garment you would buy again without a second thought?',
        '¿La prenda que volvería a comprar con los ojos cerrados?',
      ),
      textes: [
        'Le gilet matelassé, toute l’équipe l’a adopté.',
        'Le pantalon à poches flottantes en 46.',
        'La veste de pluie, enfin étanche aux coutures.',
        'Les chaussettes en laine.',
      ],
    },
  ],
};
