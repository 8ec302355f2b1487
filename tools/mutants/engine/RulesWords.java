package hirely.mutants;

import com.google.firebase.rules.runtime.v1.CallExpression;
import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.Function;
import com.google.firebase.rules.runtime.v1.Identifier;
import com.google.firebase.rules.runtime.v1.Literal;
import com.google.firebase.rules.runtime.v1.MatchRule;
import com.google.firebase.rules.runtime.v1.Path;
import com.google.firebase.rules.runtime.v1.Permission;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes a compiled tree as rules again, every operation in brackets. */
final class RulesWords {
  private static final Set<String> BETWEEN = Set.of("&&", "||", "==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/", "%", "is");

  static String of(RulesetAst rules) {
    var service = rules.getServiceRules(0);
    return "rules_version = '2';\nservice " + service.getServiceName().getName() + " {\n"
        + joined(service.getMatchRulesList().stream().map(RulesWords::of).toList(), "\n") + "\n}\n";
  }

  private static String of(MatchRule match) {
    StringBuilder text = new StringBuilder("match " + pattern(match.getPath()) + " {\n");
    for (Function function : match.getFunctionsList()) {
      String given = joined(function.getParamsIdsList().stream().map(Identifier::getName).toList(), ", ");
      text.append("function ").append(function.getId().getName()).append("(").append(given).append(") { ").append(body(function.getBody())).append(" }\n");
    }
    for (Permission permission : match.getPermissionsList()) {
      text.append("allow ").append(joined(permission.getIdsList().stream().map(Identifier::getName).toList(), ", "));
      text.append(": if ").append(of(permission.getAllow())).append(";\n");
    }
    for (MatchRule inner : match.getMatchRulesList()) text.append(of(inner));
    return text.append("}\n").toString();
  }

  /** A match's path, as rules tell it. */
  static String pattern(Path path) {
    return joined(path.getSegmentsList().stream().map(segment -> "/" + (segment.hasCapture() ? "{" + segment.getCapture().getName() + "}"
        : segment.hasGlobCapture() ? "{" + segment.getGlobCapture().getName() + "=**}" : segment.getExpression().getLiteral().getStringValue())).toList(), "");
  }

  private static String body(Expression e) {
    if (!e.hasBinding()) return "return " + of(e) + ";";
    String lets = joined(e.getBinding().getBindingsList().stream().map(let -> "let " + let.getId().getName() + " = " + of(let.getBody()) + "; ").toList(), "");
    return lets + body(e.getBinding().getBody());
  }

  static String of(Expression e) {
    return switch (e.getExpressionCase()) {
      case LITERAL -> literal(e.getLiteral());
      case LIST -> "[" + all(e.getList().getExpressionsList()) + "]";
      case MAP -> "{" + joined(IntStream.range(0, e.getMap().getKeysCount()).mapToObj(n -> of(e.getMap().getKeys(n)) + ": " + of(e.getMap().getValues(n))).toList(), ", ") + "}";
      case MEMBER -> (e.getMember().hasOperand() ? of(e.getMember().getOperand()) + "." : "") + e.getMember().getId().getName();
      case PATH -> joined(e.getPath().getSegmentsList().stream().map(part -> "/" + (part.getExpression().hasLiteral() ? part.getExpression().getLiteral().getStringValue()
          : "$(" + of(part.getExpression()) + ")")).toList(), "");
      case CALL -> call(e.getCall());
      case BINDING -> body(e);
      default -> throw new IllegalStateException("no words for " + e.getExpressionCase());
    };
  }

  private static String call(CallExpression call) {
    String name = call.getFunctionName().getName();
    List<Expression> given = call.getArgumentsList();
    if (BETWEEN.contains(name)) return "(" + of(given.get(0)) + " " + name + " " + (name.equals("is") ? given.get(1).getLiteral().getStringValue() : of(given.get(1))) + ")";
    return switch (name) {
      case "!" -> "!" + of(given.get(0));
      case "@neg" -> "-" + of(given.get(0));
      case "?" -> "(" + of(given.get(0)) + " ? " + of(given.get(1)) + " : " + of(given.get(2)) + ")";
      case "in" -> "(" + of(given.get(0)) + " in " + of(call.getOperand()) + ")";
      case "[]" -> of(call.getOperand()) + "[" + of(given.get(0)) + "]";
      case "@range" -> of(call.getOperand()) + "[" + of(given.get(0)) + ":" + of(given.get(1)) + "]";
      default -> (call.hasPackageName() ? call.getPackageName().getName() + "." : call.hasOperand() ? of(call.getOperand()) + "." : "") + name + "(" + all(given) + ")";
    };
  }

  private static String literal(Literal literal) {
    return switch (literal.getKindCase()) {
      case STRING_VALUE -> "'" + literal.getStringValue().replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t").replace("\u001f", "\\u001f") + "'";
      case LONG_VALUE -> String.valueOf(literal.getLongValue());
      case DOUBLE_VALUE -> String.valueOf(literal.getDoubleValue());
      case BOOL_VALUE -> String.valueOf(literal.getBoolValue());
      case NULL_VALUE -> "null";
      default -> throw new IllegalStateException("no words for " + literal.getKindCase());
    };
  }

  private static String all(List<Expression> list) { return joined(list.stream().map(RulesWords::of).toList(), ", "); }
  private static String joined(List<String> parts, String by) { return parts.stream().collect(Collectors.joining(by)); }

  private RulesWords() {}
}
