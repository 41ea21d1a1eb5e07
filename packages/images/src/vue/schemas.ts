/**
 * Stands in for TypeBox where models are built in the browser: of a parameter only its sort is
 * needed, to read it from the key of a picture, which is all text.
 */
const texte = () => 'texte' as const;
const nombre = () => 'nombre' as const;
const booleen = () => 'booleen' as const;
const tel = <T>(schema: T): T => schema;

export {
  booleen as Boolean,
  texte as Enum,
  nombre as Integer,
  nombre as Number,
  tel as Object,
  texte as String,
  tel as Unsafe,
};
