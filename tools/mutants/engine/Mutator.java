package hirely.mutants;

import com.google.firebase.rules.runtime.v1.CallExpression;
import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.Function;
import com.google.firebase.rules.runtime.v1.Literal;
import com.google.firebase.rules.runtime.v1.MatchRule;
import com.google.firebase.rules.runtime.v1.Permission;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.SourcePosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes every mutant of compiled rules. Each compiles, being a compiled tree, and no two are the same. */
final class Mutator {
  private interface Rebuilt extends java.util.function.Function<Expression, RulesetAst> {}

  private static final List<String> ROLES = List.of("owner", "admin", "recruiter", "reviewer", "compliance");
  private static final Map<String, String> OTHER_CALL = Map.ofEntries(
      Map.entry("==", "!="), Map.entry("!=", "=="), Map.entry("<", "<="), Map.entry("<=", "<"), Map.entry(">", ">="), Map.entry(">=", ">"), Map.entry("+", "-"), Map.entry("-", "+"),
      Map.entry("managers", "editors"), Map.entry("editors", "staff"), Map.entry("staff", "crew"),
      Map.entry("managerActs", "editorActs"), Map.entry("editorActs", "staffActs"), Map.entry("isManager", "isEditor"), Map.entry("isEditor", "isStaff"), Map.entry("isStaff", "isCrew"),
      Map.entry("get", "getAfter"), Map.entry("getAfter", "get"));
  /** A call of one word list: its words are dropped one by one. */
  private static final Set<String> WORDY = Set.of("has", "fields", "only", "changes", "differs", "usageOnly", "paper");

  private final Map<RulesetAst, Mutant> made = new LinkedHashMap<>();
  private final RulesetAst rules;
  private String where = "";

  private Mutator(RulesetAst rules) { this.rules = rules; }

  static List<Mutant> mutate(RulesetAst rules) {
    Mutator mutator = new Mutator(rules);
    var service = rules.getServiceRules(0);
    for (int n = 0; n < service.getMatchRulesCount(); n++) {
      int at = n;
      mutator.walk(service.getMatchRules(n), "", match -> rules.toBuilder().setServiceRules(0, service.toBuilder().setMatchRules(at, match)).build());
    }
    return new ArrayList<>(mutator.made.values());
  }

  private void walk(MatchRule match, String above, java.util.function.Function<MatchRule, RulesetAst> rebuilt) {
    String path = above + RulesWords.pattern(match.getPath());
    for (int n = 0; n < match.getFunctionsCount(); n++) {
      int at = n;
      Function function = match.getFunctions(n);
      where = path.replace("/databases/{db}/documents", "") + " " + function.getId().getName() + "()";
      walk(function.getBody(), null, body -> rebuilt.apply(match.toBuilder().setFunctions(at, function.toBuilder().setBody(body)).build()));
    }
    for (int n = 0; n < match.getPermissionsCount(); n++) {
      int at = n;
      Permission permission = match.getPermissions(n);
      where = path.replace("/databases/{db}/documents", "") + " allow " + String.join(", ", permission.getIdsList().stream().map(id -> id.getName()).toList());
      Rebuilt body = allow -> rebuilt.apply(match.toBuilder().setPermissions(at, permission.toBuilder().setAllow(allow)).build());
      if (!permission.getAllow().hasLiteral()) add("statement", permission.getAllow(), null, bool(false), body, Mutant.notFalse(permission.getAllow()));
      walk(permission.getAllow(), null, body);
    }
    for (int n = 0; n < match.getMatchRulesCount(); n++) {
      int at = n;
      walk(match.getMatchRules(n), path, inner -> rebuilt.apply(match.toBuilder().setMatchRules(at, inner).build()));
    }
  }

  /** Changes an expression, then each of its parts. */
  private void walk(Expression e, Expression parent, Rebuilt rebuilt) {
    switch (e.getExpressionCase()) {
      case CALL -> walkCall(e, parent, rebuilt);
      case LITERAL -> changeLiteral(e, parent, rebuilt);
      case LIST -> {
        var list = e.getList();
        List<String> words = list.getExpressionsList().stream().map(item -> item.getLiteral().getStringValue()).toList();
        for (int n = 0; n < list.getExpressionsCount(); n++) {
          int at = n;
          if (list.getExpressionsCount() > 1) add("list", e, parent, e.toBuilder().setList(list.toBuilder().removeExpressions(n)).build(), rebuilt, narrowed(parent));
          if (!list.getExpressions(n).hasLiteral()) walk(list.getExpressions(n), e, item -> rebuilt.apply(e.toBuilder().setList(list.toBuilder().setExpressions(at, item)).build()));
        }
        if (!words.isEmpty() && ROLES.containsAll(words)) {
          ROLES.stream().filter(role -> !words.contains(role)).findFirst()
              .ifPresent(role -> add("roles", e, parent, e.toBuilder().setList(list.toBuilder().addExpressions(string(role))).build(), rebuilt, widened(parent)));
        }
      }
      case MAP -> {
        var map = e.getMap();
        for (int n = 0; n < map.getValuesCount(); n++) {
          int at = n;
          walk(map.getValues(n), e, value -> rebuilt.apply(e.toBuilder().setMap(map.toBuilder().setValues(at, value)).build()));
        }
      }
      case MEMBER -> {
        if (e.getMember().hasOperand()) walk(e.getMember().getOperand(), e, inner -> rebuilt.apply(e.toBuilder().setMember(e.getMember().toBuilder().setOperand(inner)).build()));
      }
      case BINDING -> {
        var binding = e.getBinding();
        for (int n = 0; n < binding.getBindingsCount(); n++) {
          int at = n;
          walk(binding.getBindings(n).getBody(), e, body -> rebuilt.apply(e.toBuilder().setBinding(binding.toBuilder().setBindings(at, binding.getBindings(at).toBuilder().setBody(body))).build()));
        }
        walk(binding.getBody(), e, body -> rebuilt.apply(e.toBuilder().setBinding(binding.toBuilder().setBody(body)).build()));
      }
      default -> { }
    }
  }

  private void walkCall(Expression e, Expression parent, Rebuilt rebuilt) {
    CallExpression call = e.getCall();
    String name = call.getFunctionName().getName();
    switch (name) {
      case "&&", "||" -> {
        String kind = name.equals("&&") ? "conjunct" : "disjunct";
        Expression left = call.getArguments(0), right = call.getArguments(1);
        boolean isAnd = name.equals("&&");
        add(kind, e, parent, left, rebuilt, isAnd ? new Mutant.Need[] {Mutant.notTrue(e), Mutant.notFalse(left)} : new Mutant.Need[] {Mutant.notTrue(left), Mutant.notFalse(e)});
        if (!isCall(left, name)) add(kind, e, parent, right, rebuilt, isAnd ? Mutant.notTrue(left) : Mutant.notFalse(left));
      }
      case "!" -> add("negation", e, parent, call.getArguments(0), rebuilt);
      case "?" -> {
        add("choice", e, parent, call.getArguments(1), rebuilt, Mutant.notTrue(call.getArguments(0)));
        add("choice", e, parent, call.getArguments(2), rebuilt, Mutant.notFalse(call.getArguments(0)));
      }
      case "exists", "existsAfter" -> {
        if (!call.hasOperand()) {
          add("exists", e, parent, bool(true), rebuilt, Mutant.notTrue(e));
          add("exists", e, parent, bool(false), rebuilt, Mutant.notFalse(e));
        }
      }
      default -> { }
    }
    boolean isMethod = call.hasOperand() || call.hasPackageName();
    if (OTHER_CALL.containsKey(name) && !isMethod && (call.getArgumentsCount() < 2 || !Character.isLetter(name.charAt(0))) && isKnown(OTHER_CALL.get(name))) {
      String kind = "<=>=".contains(name) ? "bound" : "==!=".contains(name) ? "equality" : Character.isLetter(name.charAt(0)) ? (name.startsWith("get") ? "after" : "roles") : "sum";
      add(kind, e, parent, e.toBuilder().setCall(call.toBuilder().setFunctionName(call.getFunctionName().toBuilder().setName(OTHER_CALL.get(name)))).build(), rebuilt,
          kind.equals("bound") ? needs(name.endsWith("=") ? Mutant.notFalse(e) : Mutant.notTrue(e)) : kind.equals("roles") ? (name.startsWith("is") || name.endsWith("Acts") ? needs(Mutant.notTrue(e)) : widened(parent)) : needs());
    }
    if (call.hasOperand()) walk(call.getOperand(), e, inner -> rebuilt.apply(e.toBuilder().setCall(call.toBuilder().setOperand(inner)).build()));
    for (int n = 0; n < call.getArgumentsCount(); n++) {
      int at = n;
      Rebuilt inner = argument -> rebuilt.apply(e.toBuilder().setCall(call.toBuilder().setArguments(at, argument)).build());
      Expression argument = call.getArguments(n);
      if (WORDY.contains(name) && argument.hasLiteral()) dropWords(argument, e, inner);
      else walk(argument, e, inner);
    }
  }

  private final Set<String> known = new HashSet<>();

  /** Whether rules of this file may call it: storage.rules has other helpers. */
  private boolean isKnown(String name) {
    if (known.isEmpty()) {
      known.addAll(List.of("==", "!=", "<", "<=", ">", ">=", "+", "-", "get", "getAfter"));
      rules.getServiceRules(0).getMatchRulesList().forEach(this::learn);
    }
    return known.contains(name);
  }

  private void learn(MatchRule match) {
    match.getFunctionsList().forEach(function -> known.add(function.getId().getName()));
    match.getMatchRulesList().forEach(this::learn);
  }

  private void dropWords(Expression e, Expression parent, Rebuilt rebuilt) {
    List<String> words = Arrays.asList(e.getLiteral().getStringValue().split(" "));
    for (int n = 0; n < words.size() && words.size() > 1; n++) {
      List<String> left = new ArrayList<>(words);
      left.remove(n);
      add("field", e, parent, string(String.join(" ", left)), rebuilt, Mutant.notFalse(parent));
    }
  }

  private void changeLiteral(Expression e, Expression parent, Rebuilt rebuilt) {
    Literal literal = e.getLiteral();
    if (literal.hasLongValue()) {
      Boolean most = isMost(e, parent);
      add("number", e, parent, number(literal.getLongValue() + 1), rebuilt, most == null ? needs() : needs(most ? Mutant.notTrue(parent) : Mutant.notFalse(parent)));
      if (literal.getLongValue() > 0) {
        add("number", e, parent, number(literal.getLongValue() - 1), rebuilt, most == null ? needs() : needs(most ? Mutant.notFalse(parent) : Mutant.notTrue(parent)));
      }
    }
    if (literal.hasBoolValue()) add("truth", e, parent, bool(!literal.getBoolValue()), rebuilt);
  }

  private static final Set<String> UP_TO = Set.of("says", "text", "may", "upTo", "maybeText", "count", "texts", "mayTexts", "maybeTexts", "ends", "within", "atMost", "inBoth", "areWords", "maybeList", "added");

  /** Those whose last number becomes part of a pattern. */
  private static final Set<String> REPEATED = Set.of("texts", "mayTexts", "maybeTexts");

  /** Whether a number is the most of something, or the least of it; null where that is not plain. */
  private static Boolean isMost(Expression e, Expression parent) {
    if (parent == null || !parent.hasCall() || parent.getCall().hasOperand()) return null;
    List<Expression> given = parent.getCall().getArgumentsList();
    String name = parent.getCall().getFunctionName().getName();
    if (given.size() == 2 && given.get(1) == e && Set.of("<", "<=").contains(name)) return true;
    if (given.size() == 2 && given.get(1) == e && Set.of(">", ">=").contains(name)) return false;
    if (!UP_TO.contains(name)) return null;
    // A pattern repeats a thousand times at most: one more is an error, which lets nothing through.
    if (REPEATED.contains(name) && given.get(given.size() - 1) == e && e.getLiteral().getLongValue() == 1_000) return null;
    return !(Set.of("says", "text").contains(name) && given.get(1) == e);
  }

  /** A list with less in it: matters where what asks it is true. */
  private static Mutant.Need[] narrowed(Expression asks) { return asksList(asks) ? needs(Mutant.notFalse(asks)) : needs(); }
  private static Mutant.Need[] widened(Expression asks) { return asksList(asks) ? needs(Mutant.notTrue(asks)) : needs(); }
  private static boolean asksList(Expression e) { return e != null && e.hasCall() && Set.of("in", "hasOnly", "hasAny", "hasRole", "isIn").contains(e.getCall().getFunctionName().getName()); }
  private static Mutant.Need[] needs(Mutant.Need... needs) { return needs; }

  private void add(String kind, Expression e, Expression parent, Expression changed, Rebuilt rebuilt, Mutant.Need... needs) {
    if (bare(changed).equals(bare(e))) return;
    RulesetAst mutated = rebuilt.apply(changed);
    SourcePosition place = e.getSourcePosition();
    List<Expression> wakes = new ArrayList<>(List.of(e, firstOf(e)));
    if (parent != null) wakes.add(parent);
    made.putIfAbsent(mutated, new Mutant(place.getLine(), place.getColumn(), where.trim(), kind, RulesWords.of(e), RulesWords.of(changed), wakes, List.of(needs), mutated));
  }

  /** What is evaluated first of an expression. */
  static Expression firstOf(Expression e) {
    return switch (e.getExpressionCase()) {
      case CALL -> e.getCall().hasOperand() ? firstOf(e.getCall().getOperand()) : e.getCall().getArgumentsCount() > 0 ? firstOf(e.getCall().getArguments(0)) : e;
      case MEMBER -> e.getMember().hasOperand() ? firstOf(e.getMember().getOperand()) : e;
      case LIST -> e.getList().getExpressionsCount() > 0 ? firstOf(e.getList().getExpressions(0)) : e;
      case MAP -> e.getMap().getValuesCount() > 0 ? firstOf(e.getMap().getValues(0)) : e;
      case PATH -> e.getPath().getSegmentsList().stream().map(part -> part.getExpression()).filter(part -> !part.hasLiteral()).findFirst().map(Mutator::firstOf).orElse(e);
      default -> e;
    };
  }

  private static Expression bare(Expression e) { return e.toBuilder().clearSourcePosition().build(); }
  private static boolean isCall(Expression e, String name) { return e.hasCall() && e.getCall().getFunctionName().getName().equals(name); }
  private static Expression bool(boolean value) { return Expression.newBuilder().setLiteral(Literal.newBuilder().setBoolValue(value)).build(); }
  private static Expression number(long value) { return Expression.newBuilder().setLiteral(Literal.newBuilder().setLongValue(value)).build(); }
  private static Expression string(String value) { return Expression.newBuilder().setLiteral(Literal.newBuilder().setStringValue(value)).build(); }
}
