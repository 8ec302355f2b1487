package hirely.mutants;

import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import java.util.List;

/**
 * Rules with one change.
 *
 * @param where the match or the function it is in
 * @param kind what sort of change
 * @param wakes what is evaluated before the change can matter
 * @param needs what that must have come to
 */
record Mutant(int line, int column, String where, String kind, String before, String after, List<Expression> wakes, List<Need> needs, RulesetAst rules) {
  /** An expression that must not have been true each time (or not false each time) for the change to make a difference; an error is neither. */
  record Need(Expression of, boolean untrue) {}

  /** Where it has an effect in one direction, as its kind and its needs say; null where that is not plain. */
  Expression lever() { return isPlain() ? needs.get(0).of() : null; }

  /** Whether that expression is true more often with the change than without. */
  boolean widens() { return kind.equals("conjunct") || (!kind.equals("disjunct") && needs.get(0).untrue()); }

  private boolean isPlain() { return kind.equals("conjunct") || kind.equals("disjunct") || (needs.size() == 1 && !kind.equals("choice")); }

  static Need notTrue(Expression e) { return new Need(e, true); }
  static Need notFalse(Expression e) { return new Need(e, false); }
}
