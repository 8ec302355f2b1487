package hirely.mutants;

import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.Function;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** What a compiled tree is made of. */
final class Parts {
  private static final Set<String> CONDITIONS = Set.of("&&", "||", "!", "==", "!=", "<", "<=", ">", ">=", "in", "is", "exists", "existsAfter", "matches", "hasAny", "hasAll", "hasOnly");
  private static final Map<RulesetAst, Set<String>> ASKING = new java.util.IdentityHashMap<>();

  /** Every expression, of functions and statements alike. */
  static void each(Message message, Consumer<Expression> told) {
    if (message instanceof Expression e) told.accept(e);
    for (Object value : message.getAllFields().values()) {
      for (Object item : value instanceof List<?> list ? list : List.of(value)) if (item instanceof Message inner) each(inner, told);
    }
  }

  /** Whether it is true or false by what it is: a comparison, or a call of a function that ends in one. */
  static synchronized boolean isCondition(Expression e, RulesetAst rules) {
    return asks(e, ASKING.computeIfAbsent(rules, Parts::askingIn));
  }

  private static boolean asks(Expression e, Set<String> asking) {
    if (e.hasBinding()) return asks(e.getBinding().getBody(), asking);
    if (!e.hasCall()) return false;
    String name = e.getCall().getFunctionName().getName();
    if (name.equals("?")) return asks(e.getCall().getArguments(1), asking) || asks(e.getCall().getArguments(2), asking);
    return CONDITIONS.contains(name) || (!e.getCall().hasOperand() && !e.getCall().hasPackageName() && asking.contains(name));
  }

  private static Set<String> askingIn(RulesetAst rules) {
    Set<String> asking = new HashSet<>();
    for (boolean grows = true; grows;) {
      int before = asking.size();
      eachFunction(rules, function -> { if (asks(function.getBody(), asking)) asking.add(function.getId().getName()); });
      grows = asking.size() > before;
    }
    return asking;
  }

  private static void eachFunction(Message message, Consumer<Function> told) {
    if (message instanceof Function function) told.accept(function);
    for (Object value : message.getAllFields().values()) {
      for (Object item : value instanceof List<?> list ? list : List.of(value)) if (item instanceof Message inner && !(inner instanceof Expression)) eachFunction(inner, told);
    }
  }

  /** Without the names of files, which differ from one loading to the next. */
  static Message bare(Message message) {
    Message.Builder copy = message.toBuilder();
    for (Map.Entry<FieldDescriptor, Object> entry : message.getAllFields().entrySet()) {
      FieldDescriptor field = entry.getKey();
      if (field.getName().startsWith("file_")) copy.clearField(field);
      else if (field.getJavaType() == FieldDescriptor.JavaType.MESSAGE) {
        if (!field.isRepeated()) copy.setField(field, bare((Message) entry.getValue()));
        else for (int n = 0; n < ((List<?>) entry.getValue()).size(); n++) copy.setRepeatedField(field, n, bare((Message) ((List<?>) entry.getValue()).get(n)));
      }
    }
    return copy.build();
  }

  private Parts() {}
}
