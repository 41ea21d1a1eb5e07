import type { ActualiteDemo } from '../actualite-demo.ts';

export const SERVICES: readonly ActualiteDemo[] = [
  {
    sujet: 'services',
    jours: 27,
    genre: 'scie-circulaire',
    noeuds: ['melamines', 'contreplaques', 'profiles-finitions'],
    fr: {
      titre: `La découpe se dessine à l’écran avant de se payer`,
      chapeau: `Collez votre liste de débit : le plan, la chute la plus longue et le prix au trait s’affichent aussitôt.`,
      texte: `Jusqu’ici, il fallait nous appeler pour savoir combien de panneaux. Maintenant c’est le plan qui répond, pendant que vous tapez.

## Comment cela marche

Sur la fiche d’un article qui se coupe, ouvrez la découpe et tapez 3x1200+1x800, ou collez trois colonnes d’un tableur. Le plan se dessine, barre par barre ou panneau par panneau, avec le trait de scie et le délignage.

## Ce que vous y gagnez

- Le **nombre de barres** le plus bas possible ; quand il est prouvé, c’est écrit.
- La **plus grande chute** d’un seul tenant : celle qui resservira.
- Une **étiquette par pièce**, avec la cote, le repère et le chantier.

## Ce qu’il faut relire

Le sens du fil. Et la case qui rappelle que ce qui est coupé n’est pas repris. Le détail est dans [Découpe à la mesure](page:15).`,
    },
    en: {
      titre: `Cutting is drawn on screen before you pay for it`,
      chapeau: `Paste your cut list: plan, longest offcut and price per cut appear at once.`,
      texte: `Until now you had to call us to know how many boards. Now the plan answers while you type.

## How it works

On the page of an item that is cut, open cutting and type 3x1200+1x800, or paste three columns from a spreadsheet. The plan is drawn, bar by bar or board by board, kerf and trimming included.

## What you gain

- The **fewest bars** possible; when it is proven, it says so.
- The **largest offcut** in one piece: the one that will be used again.
- A **label for each piece**, with size, mark and site.

## What to read twice

The direction of the grain. And the box that says cut goods are not taken back. Details are in [Cutting to size](page:15).`,
    },
    es: {
      titre: `El corte se dibuja en pantalla antes de pagarlo`,
      chapeau: `Pegue su lista: el plano, el retal más largo y el precio por corte aparecen enseguida.`,
      texte: `Hasta ahora había que llamarnos para saber cuántos tableros. Ahora responde el plano, mientras usted teclea.

## Cómo funciona

En la ficha de un artículo que se corta, abra el corte y escriba 3x1200+1x800, o pegue tres columnas de una hoja de cálculo. El plano se dibuja, barra a barra o tablero a tablero, con el grueso de sierra y el escuadrado.

## Qué gana

- El **menor número de barras** posible; cuando está demostrado, se dice.
- El **mayor retal** de una pieza: el que volverá a servir.
- Una **etiqueta por pieza**, con medida, marca y obra.

## Qué releer

El sentido de la veta. Y la casilla que recuerda que lo cortado no se devuelve. Los detalles están en [Corte a medida](page:15).`,
    },
  },
  {
    sujet: 'services',
    jours: 371,
    genre: 'cylindre',
    noeuds: ['cylindres-organigrammes', 'serrures'],
    fr: {
      titre: `Organigrammes : une clé par personne, préparée en atelier`,
      chapeau: `Immeuble, école, atelier : dressez la liste des portes, nous calculons les combinaisons et gravons les repères.`,
      texte: `Un organigramme bien fait se reconnaît à ce qu’on ne le remarque pas : chacun ouvre ce qu’il doit, avec une seule clé.

## Préparer la liste

1. Les **portes**, avec la cote intérieure et extérieure de chaque cylindre.
2. Les **porteurs**, par fonction plutôt que par nom : les gens changent.
3. Qui ouvre quoi : un tableau à croix suffit.

## Ce que fait l’atelier

Le calcul des combinaisons avec une réserve de 20 %, la taille des clés, la gravure des repères et la carte de propriété. [Voir le service](service:cylindres).

## À prévoir

- Trois clés par cylindre, cinq pour un passage commun.
- Un cylindre débrayable là où une clé reste dedans.
- Une serrure antipanique avec cylindre adapté : voyez [les serrures](noeud:serrures).

Rien de ce qui est taillé n’est repris : relisez la liste à deux.`,
    },
    en: {
      titre: `Master-key plans: one key per person, made in the workshop`,
      chapeau: `Block of flats, school, workshop: list the doors, we work out the combinations and engrave the marks.`,
      texte: `A good master-key plan is one nobody notices: everyone opens what they should, with one key.

## Preparing the list

1. The **doors**, with the inner and outer length of each cylinder.
2. The **holders**, by function rather than by name: people change.
3. Who opens what: a table with crosses is enough.

## What the workshop does

Combinations with 20% in reserve, key cutting, engraved marks and the ownership card. [See the service](service:cylindres).

## To plan for

- Three keys per cylinder, five for a common passage.
- A clutch cylinder where a key may stay inside.
- A panic lock with the right cylinder: see [locks](noeud:serrures).

Nothing that is cut is taken back: read the list with someone else.`,
    },
    es: {
      titre: `Amaestramientos: una llave por persona, hecha en taller`,
      chapeau: `Edificio, escuela, taller: haga la lista de puertas, calculamos las combinaciones y grabamos las marcas.`,
      texte: `Un buen amaestramiento es el que no se nota: cada uno abre lo que debe, con una sola llave.

## Preparar la lista

1. Las **puertas**, con la medida interior y exterior de cada bombín.
2. Los **titulares**, por función mejor que por nombre: la gente cambia.
3. Quién abre qué: basta una tabla con cruces.

## Qué hace el taller

Las combinaciones con un 20 % de reserva, la talla de llaves, el grabado de marcas y la tarjeta de propiedad. [Vea el servicio](service:cylindres).

## Qué prever

- Tres llaves por bombín, cinco en un paso común.
- Un bombín con embrague donde pueda quedar una llave dentro.
- Una cerradura antipánico con su bombín: vea [las cerraduras](noeud:serrures).

Nada de lo tallado se devuelve: relea la lista con alguien.`,
    },
  },
];
