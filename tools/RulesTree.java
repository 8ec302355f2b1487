import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.Function;
import com.google.firebase.rules.runtime.v1.MatchRule;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * Compiles rules with the emulator's own compiler and tells, a line each: "size BYTES" as production counts them, "part BYTES NAME" for every
 * match and shared function, the largest first, "match PATH METHODS", and "fault NAME: ..." for each of the two patterns that the engine
 * evaluates wrongly.
 *
 * <p>java -cp EMULATOR_JAR tools/RulesTree.java firestore.rules
 */
public final class RulesTree {
  private record Part(int bytes, String name) {}

  /** Functions whose value is a path, and those that use what they are given in one branch only. */
  private static final Set<String> paths = new TreeSet<>(), choosers = new TreeSet<>();
  private static final Map<String, Function> functions = new TreeMap<>();
  private static final List<Part> parts = new ArrayList<>();

  public static void main(String[] arguments) throws Exception {
    RulesetAst rules = compile(Files.readString(Path.of(arguments[0])));
    MatchRule root = rules.getServiceRules(0).getMatchRules(0);
    System.out.println("size " + withoutPositions(rules, "").getSerializedSize());
    measure(root, "", true);
    parts.sort(Comparator.comparingInt(part -> -part.bytes()));
    for (Part part : parts) System.out.println("part " + part.bytes() + " " + part.name());
    collect(root);
    findFaults(root, "");
  }

  private static RulesetAst compile(String text) {
    FirebaseRulesLangOptions language = FirebaseRulesLangOptions.builder().allowLetBindings(true).allowTernaryOperator(true).allowCrossServiceRules(true).build();
    Source source = Source.newBuilder().addFiles(File.newBuilder().setName("firestore.rules").setContent(text)).build();
    CompileResult result = FirebaseRulesProtoCompiler.createStandalone(language).compile(source);
    for (Issue issue : result.getIssues()) {
      System.out.printf("issue %d:%d %s%n", issue.getSourcePosition().getLine(), issue.getSourcePosition().getColumn(), issue.getDescription());
    }
    if (result.hasCompilationError()) System.exit(1);
    return result.getRulesetAst();
  }

  /** What is deployed: positions in the source stay at the root of each permission's condition alone. */
  private static Message withoutPositions(Message message, String place) {
    Message.Builder copy = message.toBuilder();
    for (Map.Entry<FieldDescriptor, Object> entry : message.getAllFields().entrySet()) {
      FieldDescriptor field = entry.getKey();
      if (field.getName().equals("source_position")) {
        if (!place.equals("Permission.allow")) copy.clearField(field);
      } else if (field.getJavaType() == FieldDescriptor.JavaType.MESSAGE) {
        String inner = message.getDescriptorForType().getName() + "." + field.getName();
        if (field.isRepeated()) {
          List<?> items = (List<?>) entry.getValue();
          for (int n = 0; n < items.size(); n++) copy.setRepeatedField(field, n, withoutPositions((Message) items.get(n), inner));
        } else copy.setField(field, withoutPositions((Message) entry.getValue(), inner));
      }
    }
    return copy.build();
  }

  // ---- where the bytes are

  private static void measure(MatchRule match, String above, boolean isRoot) {
    String path = above + pathOf(match);
    if (isRoot) {
      for (Function function : match.getFunctionsList()) parts.add(new Part(withoutPositions(function, "").getSerializedSize(), function.getId().getName() + "()"));
    } else {
      parts.add(new Part(withoutPositions(match.toBuilder().clearMatchRules().build(), "").getSerializedSize(), path));
      System.out.println("match " + path + " " + String.join(" ", methodsOf(match)));
    }
    for (MatchRule inner : match.getMatchRulesList()) measure(inner, isRoot ? "" : path, false);
  }

  /** What its statements are about; one that is always false allows nothing. */
  private static Set<String> methodsOf(MatchRule match) {
    Set<String> methods = new TreeSet<>();
    match.getPermissionsList().stream().filter(permission -> !permission.getAllow().hasLiteral() || permission.getAllow().getLiteral().getBoolValue())
        .forEach(permission -> permission.getIdsList().forEach(id -> methods.addAll(id.getName().equals("read") ? List.of("get", "list")
            : id.getName().equals("write") ? List.of("create", "update", "delete") : List.of(id.getName()))));
    return methods;
  }

  private static String pathOf(MatchRule match) {
    StringBuilder path = new StringBuilder();
    match.getPath().getSegmentsList().forEach(segment -> path.append('/').append(
        segment.hasCapture() ? "{" + segment.getCapture().getName() + "}"
            : segment.hasGlobCapture() ? "{" + segment.getGlobCapture().getName() + "=**}"
            : segment.getExpression().getLiteral().getStringValue()));
    return path.toString();
  }

  // ---- what the engine evaluates wrongly

  private static void collect(MatchRule root) {
    visit(root, message -> { if (message instanceof Function function) functions.put(function.getId().getName(), function); });
    for (Function function : functions.values()) {
      visit(function.getBody(), message -> { if (message instanceof Expression e && e.hasCall() && isChoice(nameOf(e))) choosers.add(function.getId().getName()); });
    }
    for (boolean grows = true; grows;) {
      grows = false;
      for (Function function : functions.values()) if (isPath(function.getBody())) grows |= paths.add(function.getId().getName());
    }
  }

  private static void findFaults(MatchRule match, String above) {
    String path = above + pathOf(match);
    match.getFunctionsList().forEach(function -> visit(function.getBody(), message -> judge(message, path + " " + function.getId().getName() + "()")));
    match.getPermissionsList().forEach(permission -> visit(permission, message -> judge(message, path)));
    match.getMatchRulesList().forEach(inner -> findFaults(inner, path));
  }

  private static void judge(Message message, String where) {
    if (!(message instanceof Expression e)) return;
    if (e.hasList() && e.getList().getExpressionsList().stream().filter(item -> !isConstant(item)).count() > 1) tell(where, "a list of conditions or fields");
    if (e.hasBinding()) e.getBinding().getBindingsList().forEach(binding -> { if (isPath(binding.getBody())) tell(where, "a path in a let"); });
    if (e.hasCall() && choosers.contains(nameOf(e)) && !e.getCall().hasOperand()) {
      e.getCall().getArgumentsList().forEach(argument -> { if (isPath(argument) && holdsField(argument)) tell(where, "a path from a field for " + nameOf(e) + "(), which chooses"); });
    }
  }

  private static void tell(String where, String what) { System.out.println("fault " + where + ": " + what); }
  private static boolean isChoice(String name) { return name.equals("?") || name.equals("||"); }
  private static String nameOf(Expression e) { return e.getCall().getFunctionName().getName(); }
  private static boolean isPath(Expression e) { return e.hasPath() || (e.hasCall() && !e.getCall().hasOperand() && paths.contains(nameOf(e))); }

  private static boolean isConstant(Expression e) {
    return e.hasLiteral() || (e.hasList() && e.getList().getExpressionsList().stream().allMatch(RulesTree::isConstant))
        || (e.hasMap() && e.getMap().getValuesList().stream().allMatch(RulesTree::isConstant));
  }

  private static boolean holdsField(Expression e) {
    boolean[] found = {false};
    visit(e, message -> { if (message instanceof Expression x && x.hasMember() && x.getMember().hasOperand()) found[0] = true; });
    return found[0];
  }

  private static void visit(Message message, Consumer<Message> each) {
    each.accept(message);
    for (Object value : message.getAllFields().values()) {
      for (Object item : value instanceof List<?> list ? list : List.of(value)) if (item instanceof Message inner) visit(inner, each);
    }
  }
}
