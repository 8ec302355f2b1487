package hirely.mutants;

import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.Function;
import com.google.firebase.rules.runtime.v1.MatchRule;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which way an expression works on the verdict: true where more of it lets more through (1), where it lets less through (-1), as below a "!", and
 * where it may be either (0), as in a comparison. A change that only lets more through is not worth asking about a request that went through.
 */
final class Polarity {
  private final Map<Expression, Integer> known = new HashMap<>();
  private final Map<String, Integer> calls = new HashMap<>();
  /** By name; functions of one name in different places count as one, which is only more careful. */
  private final Map<String, List<Function>> functions = new HashMap<>();

  Polarity(RulesetAst rules) {
    var matches = rules.getServiceRules(0).getMatchRulesList();
    matches.forEach(this::learn);
    matches.forEach(this::walk);
  }

  /** Of an expression that no statement leads to: 0. */
  int of(Expression e) { return known.getOrDefault(e, 0); }

  private void learn(MatchRule match) {
    match.getFunctionsList().forEach(each -> functions.computeIfAbsent(each.getId().getName(), name -> new java.util.ArrayList<>()).add(each));
    match.getMatchRulesList().forEach(this::learn);
  }

  private void walk(MatchRule match) {
    match.getPermissionsList().forEach(permission -> walk(permission.getAllow(), 1));
    match.getMatchRulesList().forEach(this::walk);
  }

  private static int join(Integer one, int other) { return one == null || one == other ? other : 0; }

  private void walk(Expression e, int sign) {
    int now = join(known.get(e), sign);
    known.put(e, now);
    switch (e.getExpressionCase()) {
      case CALL -> walkCall(e, now);
      case BINDING -> {
        e.getBinding().getBindingsList().forEach(each -> walk(each.getBody(), 0));
        walk(e.getBinding().getBody(), now);
      }
      case MEMBER -> { if (e.getMember().hasOperand()) walk(e.getMember().getOperand(), 0); }
      case LIST -> e.getList().getExpressionsList().forEach(each -> walk(each, 0));
      case MAP -> e.getMap().getValuesList().forEach(each -> walk(each, 0));
      default -> { }
    }
  }

  private void walkCall(Expression e, int sign) {
    var call = e.getCall();
    String name = call.getFunctionName().getName();
    boolean isOwn = !call.hasOperand() && !call.hasPackageName() && functions.containsKey(name);
    for (int n = 0; n < call.getArgumentsCount(); n++) {
      boolean carries = name.equals("&&") || name.equals("||") || (name.equals("?") && n > 0);
      walk(call.getArguments(n), isOwn ? 0 : carries ? sign : name.equals("!") ? -sign : 0);
    }
    if (call.hasOperand()) walk(call.getOperand(), 0);
    if (!isOwn) return;
    Integer before = calls.get(name);
    int now = join(before, sign);
    if (before != null && before == now) return;
    calls.put(name, now);
    functions.get(name).forEach(function -> walk(function.getBody(), now));
  }
}
