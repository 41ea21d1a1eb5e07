/** What happens in the stores of the demo: mornings with a maker, trials, breakfasts of a trade. */
import { texte, type Texte } from '../catalogue/modele.ts';

export interface AnimationDemo {
  /** HH:mm. */
  de: string;
  a: string;
  titre: Texte;
  texte: Texte;
}

export const ANIMATIONS: readonly AnimationDemo[] = [
  {
    de: '07:30',
    a: '10:00',
    titre: texte(
      'Petit déjeuner des menuisiers',
      'Joiners’ breakfast',
      'Desayuno de los carpinteros',
    ),
    texte: texte(
      'Café, viennoiseries et nouvelles ferrures à essayer sur l’établi. Apportez vos gabarits.',
      'Coffee, pastries and new fittings to try on the bench. Bring your jigs.',
      'Café, bollería y herrajes nuevos para probar en el banco. Traiga sus plantillas.',
    ),
  },
  {
    de: '09:00',
    a: '16:00',
    titre: texte(
      'Journée sans-fil 18 V',
      '18 V cordless day',
      'Jornada de herramienta inalámbrica 18 V',
    ),
    texte: texte(
      'Perceuses, scies et meuleuses à l’essai dans la cour, reprise de vos vieilles batteries.',
      'Drills, saws and grinders to try in the yard; your old batteries are taken back.',
      'Taladros, sierras y amoladoras para probar en el patio; recogemos sus baterías viejas.',
    ),
  },
  {
    de: '08:00',
    a: '12:00',
    titre: texte(
      'Matinée étanchéité à l’air',
      'Airtightness morning',
      'Mañana de estanqueidad al aire',
    ),
    texte: texte(
      'Pose de membranes et de bandes autour d’une fenêtre, puis mesure de fuite en direct.',
      'Membranes and tapes fitted around a window, then the leak measured live.',
      'Colocación de membranas y cintas en una ventana y medición de fugas en directo.',
    ),
  },
  {
    de: '13:30',
    a: '17:00',
    titre: texte('Contrôle des harnais', 'Harness inspection', 'Revisión de arneses'),
    texte: texte(
      'Vérification annuelle de vos antichutes par un contrôleur agréé, sur rendez-vous au comptoir.',
      'The yearly check of your fall arrest equipment by an approved inspector; book at the counter.',
      'Revisión anual de sus equipos anticaídas por un inspector autorizado; pida cita en el mostrador.',
    ),
  },
  {
    de: '07:00',
    a: '11:00',
    titre: texte('Perçage et scellement', 'Drilling and anchoring', 'Taladrado y anclaje'),
    texte: texte(
      'Perçage avec aspiration, nettoyage du trou, scellement chimique : les bons gestes et un essai d’arrachement.',
      'Drilling with extraction, hole cleaning, resin anchors: how to do it well, and a pull-out test.',
      'Taladro con aspiración, limpieza del agujero y anclaje químico: cómo hacerlo bien y prueba de arranque.',
    ),
  },
  {
    de: '10:00',
    a: '15:00',
    titre: texte(
      'Essai de chaussures et genouillères',
      'Footwear and knee pad trial',
      'Prueba de calzado y rodilleras',
    ),
    texte: texte(
      'Mesure du pied, essai une journée, échange sans question. Marquage des vêtements offert ce jour-là.',
      'Feet measured, shoes tried for a day, exchanged without question. Logo on workwear free that day.',
      'Medición del pie, prueba de un día y cambio sin preguntas. Marcaje de ropa gratis ese día.',
    ),
  },
];
