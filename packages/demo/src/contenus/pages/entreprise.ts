import { ADRESSE, heureLimite, MAGASINS, NOM } from '../faits.ts';
import type { PageDemo } from '../page-demo.ts';

export const ENTREPRISE: PageDemo = {
  id: 21,
  rubrique: 'entreprise',
  jours: 120,
  fr: {
    titre: `Qui sommes-nous`,
    resume: `${MAGASINS} magasins, deux entrepôts, un métier : servir ceux qui construisent, posent et réparent.`,
    texte: `${NOM} est né d’une quincaillerie de Clisson, au bord de la Sèvre, qui livrait les menuisiers du vignoble avec une fourgonnette et un carnet. Le carnet est devenu ce site ; l’idée n’a pas bougé : **l’article est là, le prix est clair, l’heure est tenue**.

## En quelques chiffres

| Repère | Chez nous |
| --- | --- |
| Magasins | ${MAGASINS}, dans treize régions |
| Entrepôts | Clisson et Saint-Quentin-Fallavier |
| Heure limite | ${heureLimite('fr')} pour un départ le jour même |
| Catalogue | treize familles, de la vis au plan de travail |
| Ateliers | coupe de panneaux, chants, cylindres, gravure, tiroirs, affûtage |

## Comment nous travaillons

- Au comptoir, quelqu’un qui a posé avant de vendre. La moitié de nos équipes vient d’un métier du bâtiment.
- Sur le site, ce que sait le comptoir : le stock vrai, la date vraie, votre prix et sa raison.
- Dans les ateliers, des machines qui coupent à vos cotes, et des gens qui relisent les listes.

## Ce que nous ne faisons pas

Nous ne vendons pas de place en tête des résultats, ni vos données. Un article en rupture est annoncé en rupture. Un produit que nous ne recommandons pas sort du catalogue.

## Nous trouver

Siège : ${ADRESSE}. Le plus simple reste [le magasin le plus proche](/magasins-comptoir-en-france). Lisez aussi [nos engagements](page:23), [notre démarche qualité](page:24) et [les métiers que nous recrutons](page:22).`,
  },
  en: {
    titre: `About us`,
    resume: `${MAGASINS} stores, two warehouses, one trade: serving those who build, fit and repair.`,
    texte: `${NOM} grew out of an ironmonger’s in Clisson, on the river Sèvre, which delivered to the joiners of the vineyards with a van and a notebook. The notebook became this site; the idea has not moved: **the item is there, the price is clear, the hour is kept**.

## In a few figures

| What | Here |
| --- | --- |
| Stores | ${MAGASINS}, in thirteen regions |
| Warehouses | Clisson and Saint-Quentin-Fallavier |
| Cut-off | ${heureLimite('en')} to leave the same day |
| Catalogue | thirteen categories, from the screw to the worktop |
| Workshops | panel cutting, edge banding, cylinders, engraving, drawers, sharpening |

## How we work

- At the counter, someone who fitted before selling. Half of our people come from a building trade.
- On the site, what the counter knows: true stock, true dates, your price and the reason for it.
- In the workshops, machines that cut to your sizes, and people who read lists twice.

## What we do not do

We sell neither places at the top of results nor your data. What is out of stock is said to be. A product we do not recommend leaves the catalogue.

## Finding us

Head office: ${ADRESSE}. Easiest is [the nearest store](/magasins-comptoir-en-france). See also [our commitments](page:23), [quality](page:24) and [the jobs we offer](page:22).`,
  },
  es: {
    titre: `Quiénes somos`,
    resume: `${MAGASINS} tiendas, dos almacenes, un oficio: servir a quienes construyen, montan y reparan.`,
    texte: `${NOM} nació de una ferretería de Clisson, a orillas del Sèvre, que servía a los carpinteros de los viñedos con una furgoneta y una libreta. La libreta se convirtió en este sitio; la idea no ha cambiado: **el artículo está, el precio es claro, la hora se cumple**.

## En cifras

| Dato | Aquí |
| --- | --- |
| Tiendas | ${MAGASINS}, en trece regiones |
| Almacenes | Clisson y Saint-Quentin-Fallavier |
| Hora límite | ${heureLimite('es')} para salir el mismo día |
| Catálogo | trece categorías, del tornillo a la encimera |
| Talleres | corte de tableros, canteado, bombillos, grabado, cajones, afilado |

## Cómo trabajamos

- En el mostrador, alguien que montó antes de vender. La mitad de nuestra gente viene de un oficio.
- En el sitio, lo que sabe el mostrador: el stock real, la fecha real, su precio y su razón.
- En los talleres, máquinas que cortan a sus medidas y personas que releen las listas.

## Lo que no hacemos

No vendemos los primeros puestos de los resultados ni sus datos. Lo agotado se dice agotado. Un producto que no recomendamos sale del catálogo.

## Dónde estamos

Sede: ${ADRESSE}. Lo más sencillo es [la tienda más cercana](/magasins-comptoir-en-france). Lea también [nuestros compromisos](page:23), [la calidad](page:24) y [los puestos que ofrecemos](page:22).`,
  },
};
