import type { ActualiteDemo } from '../actualite-demo.ts';

export const REGLEMENTATION: readonly ActualiteDemo[] = [
  {
    sujet: 'reglementation',
    jours: 20,
    genre: 'crayon-chantier',
    noeuds: [],
    fr: {
      titre: `Facture électronique : ce que change le 1er septembre 2026`,
      chapeau: `Toute entreprise doit pouvoir recevoir des factures électroniques. Voici le calendrier, et ce qu’il vous reste à faire.`,
      texte: `Le calendrier est en deux temps. **1er septembre 2026** : tout le monde reçoit, les grandes et moyennes entreprises émettent. **1er septembre 2027** : les petites et les micro-entreprises émettent aussi.

## Ce que nous faisons

Notre comptabilité adresse vos factures par la plateforme que vous nous indiquez, ou par Chorus Pro pour les acheteurs publics. Dites-nous la vôtre avec [le formulaire de contact](/contact).

## Ce qu’il vous reste à faire

1. Choisir une plateforme agréée ; votre logiciel de gestion en propose souvent une.
2. Vérifier votre SIRET et votre adresse de facturation.
3. Dire à votre comptable où arrivent les factures.

## Ce qui ne change pas

Vos commandes, vos bons de livraison, vos échéances.

Tout est détaillé dans [Factures électroniques et Chorus Pro](page:19).`,
    },
    en: {
      titre: `E-invoicing: what 1 September 2026 changes`,
      chapeau: `Every company must be able to receive e-invoices. Here are the dates, and what is left for you to do.`,
      texte: `It comes in two steps. **1 September 2026**: everyone receives, large and mid-size companies issue. **1 September 2027**: small and micro companies issue too.

## What we do

Our accounts department sends your invoices through the platform you name, or through Chorus Pro for public buyers. Tell us yours with [the contact form](/contact).

## What is left to do

1. Choose an accredited platform; your management software often offers one.
2. Check your SIRET and billing address.
3. Tell your accountant where invoices arrive.

## What does not change

Your orders, delivery notes and due dates.

Details are in [E-invoices and Chorus Pro](page:19).`,
    },
    es: {
      titre: `Factura electrónica: qué cambia el 1 de septiembre de 2026`,
      chapeau: `Toda empresa en Francia debe poder recibir facturas electrónicas. Estas son las fechas y esto le queda por hacer.`,
      texte: `Llega en dos tiempos. **1 de septiembre de 2026**: todos reciben, las grandes y medianas emiten. **1 de septiembre de 2027**: las pequeñas y microempresas también emiten.

## Lo que hacemos

Nuestra contabilidad envía sus facturas por la plataforma que usted nos indique, o por Chorus Pro para compradores públicos. Díganos la suya con [el formulario de contacto](/contact).

## Lo que le queda

1. Elegir una plataforma acreditada; su programa de gestión suele ofrecer una.
2. Comprobar su SIRET y su dirección de facturación.
3. Decir a su gestor dónde llegan las facturas.

## Lo que no cambia

Sus pedidos, albaranes y vencimientos.

Los detalles están en [Facturas electrónicas y Chorus Pro](page:19).`,
    },
  },
  {
    sujet: 'reglementation',
    jours: 71,
    genre: 'harnais',
    noeuds: ['antichute', 'echelles-escabeaux', 'levage-arrimage'],
    fr: {
      titre: `Vérifications périodiques : le carnet de l’année`,
      chapeau: `Antichutes, échelles, palans, élingues : quoi contrôler, quand, par qui, et ce qu’il faut noter.`,
      texte: `La vérification générale périodique n’est pas une formalité : c’est elle qu’on vous demandera après un accident.

| Matériel | Périodicité | Par qui |
| --- | --- | --- |
| [Antichute](noeud:antichute), harnais, longes | 12 mois | personne compétente |
| [Échelles et escabeaux](noeud:echelles-escabeaux) | 12 mois, et à chaque prise | personne compétente |
| [Palans, élingues, manilles](noeud:levage-arrimage) | 12 mois | personne qualifiée |
| Appareils de levage de personnes | 6 mois | organisme ou personne qualifiée |
| Échafaudages | à la mise en service, puis 3 mois | personne compétente |

## Ce qui met au rebut sans attendre

- un harnais qui a retenu une chute, même sans trace ;
- une sangle dont la couture s’effiloche ou dont l’étiquette est illisible ;
- une élingue dont un fil sur dix est rompu ;
- une échelle dont un barreau tourne.

## Ce qu’il faut noter

Numéro de série, date, nom, résultat, prochaine échéance. Gardez le registre cinq ans. Pour vos machines achetées chez nous, les numéros et les dates sont dans votre historique.

## Organiser la journée

Regroupez le matériel au dépôt une fois l’an et faites venir quelqu’un : votre [délégué](page:16) peut vous mettre en relation et reprendre les références à remplacer.`,
    },
    en: {
      titre: `Periodic inspections: this year’s log`,
      chapeau: `Fall arrest, ladders, hoists, slings: what to check, when, by whom, and what to write down.`,
      texte: `A periodic inspection is not a formality: it is what you will be asked for after an accident.

| Equipment | Every | By whom |
| --- | --- | --- |
| [Fall arrest](noeud:antichute), harnesses, lanyards | 12 months | competent person |
| [Ladders and steps](noeud:echelles-escabeaux) | 12 months, and before use | competent person |
| [Hoists, slings, shackles](noeud:levage-arrimage) | 12 months | qualified person |
| Equipment that lifts people | 6 months | body or qualified person |
| Scaffolding | when put up, then 3 months | competent person |

## What is scrapped at once

- a harness that has held a fall, even without a mark;
- a strap whose stitching frays or whose label cannot be read;
- a sling with one wire in ten broken;
- a ladder with a rung that turns.

## What to write down

Serial number, date, name, result, next date. Keep the register for five years. For machines bought from us, numbers and dates are in your history.

## Organising the day

Bring the equipment together once a year and have someone come: your [representative](page:16) can put you in touch and note what to replace.`,
    },
    es: {
      titre: `Revisiones periódicas: la agenda del año`,
      chapeau: `Anticaídas, escaleras, polipastos, eslingas: qué revisar, cuándo, quién y qué anotar.`,
      texte: `La revisión periódica no es un trámite: es lo que le pedirán después de un accidente.

| Material | Cada | Quién |
| --- | --- | --- |
| [Anticaídas](noeud:antichute), arneses, cuerdas | 12 meses | persona competente |
| [Escaleras](noeud:echelles-escabeaux) | 12 meses y antes de usar | persona competente |
| [Polipastos, eslingas, grilletes](noeud:levage-arrimage) | 12 meses | persona cualificada |
| Equipos que elevan personas | 6 meses | organismo o persona cualificada |
| Andamios | al montarlos y cada 3 meses | persona competente |

## Lo que se retira enseguida

- un arnés que ha parado una caída, aunque no se note;
- una cinta con la costura deshilachada o la etiqueta ilegible;
- una eslinga con uno de cada diez hilos roto;
- una escalera con un peldaño que gira.

## Qué anotar

Número de serie, fecha, nombre, resultado, próxima fecha. Guarde el registro cinco años. De las máquinas compradas aquí, los números y fechas están en su historial.

## Organizar la jornada

Reúna el material una vez al año y haga venir a alguien: su [delegado](page:16) puede ponerle en contacto y anotar lo que hay que cambiar.`,
    },
  },
  {
    sujet: 'reglementation',
    jours: 236,
    genre: 'demi-masque',
    noeuds: ['protection-respiratoire', 'aspirateurs-chantier'],
    fr: {
      titre: `Poussières de bois et de silice : capter avant de filtrer`,
      chapeau: `Le masque est la dernière barrière. Aspiration classe M ou H, outils raccordés, tri des masques : le point pratique.`,
      texte: `Les poussières de silice (béton, brique, pierre) et de bois dur sont classées cancérogènes. La règle est simple : **à la source d’abord**.

## L’aspirateur

- **Classe L** : poussières ordinaires.
- **Classe M** : bois, béton, silice. C’est le minimum sur chantier.
- **Classe H** : amiante, plomb, moisissures, par des équipes formées.

Un [aspirateur](noeud:aspirateurs-chantier) perd sa classe si le filtre est percé ou si le sac est réutilisé. Raccordez la ponceuse, la rainureuse, le perforateur : un manchon adapté change tout.

## Le masque

| Travail | Protection |
| --- | --- |
| ponçage du bois, balayage interdit | FFP2 |
| perçage et sciage du béton | FFP3 |
| plus de deux heures par jour | demi-masque P3 ou ventilé |

Un masque jetable sert un poste, pas une semaine. La barbe le rend inutile : passez à la ventilation assistée.

## Nettoyer

Jamais au balai ni à la soufflette. Aspirez, ou mouillez. Les bleus se lavent à part.`,
    },
    en: {
      titre: `Wood and silica dust: capture before you filter`,
      chapeau: `The mask is the last barrier. Class M or H extraction, connected tools, the right mask: a practical note.`,
      texte: `Silica dust (concrete, brick, stone) and hardwood dust are classed as carcinogenic. The rule is simple: **at the source first**.

## The vacuum

- **Class L**: ordinary dust.
- **Class M**: wood, concrete, silica. The minimum on site.
- **Class H**: asbestos, lead, mould, by trained teams.

A [vacuum](noeud:aspirateurs-chantier) loses its class with a pierced filter or a bag used twice. Connect sander, wall chaser and hammer: the right sleeve changes everything.

## The mask

| Work | Protection |
| --- | --- |
| sanding wood, no sweeping | FFP2 |
| drilling and sawing concrete | FFP3 |
| over two hours a day | half mask P3 or powered |

A disposable mask lasts a shift, not a week. A beard makes it useless: use powered air.

## Cleaning

Never with a broom or an air gun. Vacuum or wet. Wash overalls apart.`,
    },
    es: {
      titre: `Polvo de madera y de sílice: captar antes de filtrar`,
      chapeau: `La mascarilla es la última barrera. Aspiración clase M o H, herramientas conectadas, qué mascarilla: lo práctico.`,
      texte: `El polvo de sílice (hormigón, ladrillo, piedra) y el de madera dura están clasificados como cancerígenos. La regla es sencilla: **primero en el origen**.

## El aspirador

- **Clase L**: polvo corriente.
- **Clase M**: madera, hormigón, sílice. Es el mínimo en obra.
- **Clase H**: amianto, plomo, moho, por equipos formados.

Un [aspirador](noeud:aspirateurs-chantier) pierde su clase con el filtro roto o la bolsa reutilizada. Conecte lijadora, rozadora y martillo: el manguito adecuado lo cambia todo.

## La mascarilla

| Trabajo | Protección |
| --- | --- |
| lijar madera, sin barrer | FFP2 |
| taladrar y serrar hormigón | FFP3 |
| más de dos horas al día | semimáscara P3 o con ventilación |

Una desechable dura un turno, no una semana. La barba la hace inútil: use ventilación asistida.

## Limpiar

Nunca con escoba ni con aire. Aspire o moje. Lave los monos aparte.`,
    },
  },
];
