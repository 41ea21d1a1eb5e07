/**
 * Stands in for TypeBox in the bundles of the pages. A page takes from a contract its method, path
 * and credential, and its types; the schemas are checked by the server, which loads them from the
 * contract itself. Ten kilobytes less for every first visit.
 */
const nothing = {};

/* @__NO_SIDE_EFFECTS__ */
function schema() {
  return nothing;
}

export {
  schema as Array,
  schema as Boolean,
  schema as Enum,
  schema as Integer,
  schema as Literal,
  schema as Null,
  schema as Number,
  schema as Object,
  schema as Omit,
  schema as Optional,
  schema as Partial,
  schema as Record,
  schema as String,
  schema as Tuple,
  schema as Union,
  schema as Unsafe,
};
