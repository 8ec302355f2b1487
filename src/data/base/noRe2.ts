// Stands in for re2js, which Firestore bundles for local pipelines. A plain query never needs it; if one ever does, this throws.
export class RE2JS {
  static compile(): never {
    throw new Error(
      're2js is left out of the build: pipelines with regular expressions are not supported',
    );
  }
}
export class RE2JSException extends Error {}
