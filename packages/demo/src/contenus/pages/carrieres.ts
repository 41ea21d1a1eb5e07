import type { PageDemo } from '../page-demo.ts';

export const CARRIERES: PageDemo = {
  id: 22,
  rubrique: 'entreprise',
  jours: 14,
  fr: {
    titre: `Travailler chez nous`,
    resume: `Comptoir, atelier, entrepôt, route, bureau : ce qu’on y fait, ce qu’on y gagne, comment postuler.`,
    texte: `On apprend plus vite l’ordinateur que le geste. Si vous avez posé des portes, tiré des câbles ou conduit une scie à panneaux, vous savez déjà l’essentiel de nos métiers.

## Les métiers

- **Conseil au comptoir** : écouter, choisir la bonne fixation, préparer la commande. Horaires de magasin, deux samedis libres sur trois.
- **Atelier** : coupe, placage de chants, taille de clés, gravure. Formation de six semaines à nos machines.
- **Entrepôt** : réception, préparation, quai. Équipe du matin ou de l’après-midi, jamais de nuit.
- **Délégué** : un secteur, des clients suivis, une vraie marge de décision sur les prix.
- **Réparation** : électromécanique portative, banc d’essai.
- **Siège** : achats, service client en trois langues, informatique.

## Ce que nous offrons

Treizième mois, intéressement, mutuelle, tenue de travail choisie dans le catalogue, et l’outillage au prix d’achat. Les alternants sont payés 10 % au-dessus du barème.

## Postuler

Envoyez trois lignes et vos coordonnées par [le formulaire de contact](/contact?sujet=recrutement), sujet « Recrutement ». Pas de lettre. Quelqu’un du magasin ou de l’atelier vous appelle dans la semaine, puis vous passez une demi-journée avec l’équipe avant que l’on décide, vous et nous.`,
  },
  en: {
    titre: `Working with us`,
    resume: `Counter, workshop, warehouse, road, office: what one does, what one gets, how to apply.`,
    texte: `The computer is learnt faster than the hand. If you have hung doors, pulled cables or run a panel saw, you already know most of our jobs.

## The jobs

- **Counter advice**: listening, choosing the right fixing, preparing the order. Store hours, two Saturdays off in three.
- **Workshop**: cutting, edge banding, key cutting, engraving. Six weeks of training on our machines.
- **Warehouse**: receipt, picking, dock. Morning or afternoon shift, never nights.
- **Sales representative**: an area, customers one follows, real room to decide on prices.
- **Repairs**: portable electromechanics, test bench.
- **Head office**: purchasing, customer service in three languages, IT.

## What we offer

A thirteenth month, profit sharing, health cover, workwear chosen from the catalogue, and tools at cost. Apprentices are paid 10% above the scale.

## Applying

Send three lines and your details through [the contact form](/contact?sujet=recrutement), topic "Recruitment". No letter. Someone from the store or workshop calls within the week, then you spend half a day with the team before we decide, you and us.`,
  },
  es: {
    titre: `Trabajar con nosotros`,
    resume: `Mostrador, taller, almacén, ruta, oficina: qué se hace, qué se ofrece, cómo presentarse.`,
    texte: `El ordenador se aprende antes que el oficio. Si ha colgado puertas, tirado cables o llevado una seccionadora, ya sabe lo esencial de nuestros puestos.

## Los puestos

- **Consejo en mostrador**: escuchar, elegir la fijación adecuada, preparar el pedido. Horario de tienda, dos sábados libres de cada tres.
- **Taller**: corte, canteado, copia de llaves, grabado. Seis semanas de formación en nuestras máquinas.
- **Almacén**: recepción, preparación, muelle. Turno de mañana o de tarde, nunca de noche.
- **Delegado**: una zona, clientes propios, verdadero margen para decidir precios.
- **Reparación**: electromecánica portátil, banco de pruebas.
- **Sede**: compras, atención en tres idiomas, informática.

## Qué ofrecemos

Paga extra, participación en beneficios, seguro médico, ropa de trabajo elegida en el catálogo y herramienta a precio de coste. Los aprendices cobran un 10 % sobre la tabla.

## Presentarse

Envíe tres líneas y sus datos con [el formulario de contacto](/contact?sujet=recrutement), asunto «Empleo». Sin carta. Alguien de la tienda o del taller le llama esa semana; después pasa media jornada con el equipo antes de decidir, usted y nosotros.`,
  },
};
