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

  static Need notTrue(Expression e) { return new Need(e, true); }
  static Need notFalse(Expression e) { return new Need(e, false); }
}
